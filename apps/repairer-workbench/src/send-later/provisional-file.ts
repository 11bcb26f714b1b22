import { openingRequestOf } from '@alveole/contracts/repair';
import type { HistoryEntry, RepairFile } from '@alveole/contracts/repair';
import { isSession, RepairStatus } from '@alveole/domain';
import type { Act, Step } from './step.ts';

type Opening = Extract<Act, { kind: 'open' }>;
type OperationRequest = Extract<Act, { kind: 'operate' }>['body']['repair_data'];

/** Who the file is for, as far as this device knows. */
export interface KnownPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string | undefined;
}

/** Instead of a version that only the server gives. */
export const noRowHash = '0'.repeat(32);

export interface OpenedHere {
  readonly id: string;
  readonly entityId: string;
  readonly opening: Opening;
  readonly person: KnownPerson | undefined;
  /** What the shop charges, as the server told it with another of its files. */
  readonly vatRate?: RepairFile['taux_tva'];
  readonly at: Date;
}

/** A file that was opened on this device and that the server does not know yet: it has no number. */
export function openedHere({ id, entityId, opening, person, vatRate, at }: OpenedHere): RepairFile {
  const { kind, consumerId, bike } = openingRequestOf(opening.body);
  const first_name = person?.firstName ?? '';
  const last_name = person?.lastName ?? '';
  return {
    repair_id: id,
    repair_rozo_id: '',
    row_hash: noRowHash,
    status: RepairStatus.incomplete,
    gender: kind,
    repair_entity_id: entityId,
    repair_consumer_id: consumerId,
    create_date: at.toISOString(),
    modify_date: at.toISOString(),
    repair_amounts: {},
    repair_search_data: { lastname: last_name, name: first_name, phone: person?.mobile },
    missing: isSession({ kind }) ? ['FACVE', 'VAL'] : ['FAC', 'PHO', 'VAL'],
    bike,
    consumer: { first_name, last_name, smartphone_number: person?.mobile },
    entity: { entity_id: entityId },
    taux_tva: vatRate,
    refund_locked: false,
    history: [entryOf({ id: openingName, at: at.toISOString(), code: 'INIT', data: {} })],
  };
}

/** A file that was opened on this device, with the bike of an opening that was corrected. */
export function withBikeOf(file: RepairFile, opening: Opening['body']): RepairFile {
  return { ...file, bike: openingRequestOf(opening).bike };
}

/** Names the opening in the history of a file that the server does not know yet. */
const openingName = 'opening';

/** The name under which a step stands in the history of its file. */
export function entryNameOf({ id, act }: Pick<Step, 'id' | 'act'>): string {
  return act.kind === 'open' ? openingName : (act.body.local_id ?? `waiting-${id}`);
}

/** A file as it will be once the steps that wait for it are acknowledged. */
export function withWaiting(file: RepairFile, steps: readonly Step[]): RepairFile {
  return steps.reduce(withStep, file);
}

function withStep(file: RepairFile, { id, at, act }: Step): RepairFile {
  if (act.kind === 'open') return file;
  const name = entryNameOf({ id, act });
  // The server, or this device, has recorded it by its name already.
  if (file.history.some(({ operation_id }) => operation_id === name)) return file;
  const operation = act.body.repair_data;
  const { operation_code: code, operation_data: data } = operation;
  const entered = data as HistoryEntry['operation_data'];
  if (operation.operation_code === 'VELO') return withCorrection(file, operation.operation_data, { id: name, at });
  return {
    ...file,
    missing: file.missing.filter((step) => step !== code),
    repair_amounts: amountsAfter(file, operation),
    history: [...file.history, entryOf({ id: name, at, code, data: entered })],
  };
}

/**
 * An invoice replaces the amounts of the one before: by what its form told the client, since the server has not reckoned
 * yet. Those of a session follow from its participants, by the campaign.
 */
function amountsAfter(file: RepairFile, operation: OperationRequest): RepairFile['repair_amounts'] {
  if (operation.operation_code === 'FACVE') return {};
  if (operation.operation_code !== 'FAC') return file.repair_amounts;
  const { amount_net, announced_amount_to_refund: amount_to_refund } = operation.operation_data;
  return { amount_net, ...(amount_to_refund !== undefined && { amount_to_refund }) };
}

type Correction = Extract<OperationRequest, { operation_code: 'VELO' }>['operation_data'];

/** As the server records it: the file has the bike of the correction, and its history both. */
function withCorrection(file: RepairFile, data: Correction, { id, at }: Pick<Recorded, 'id' | 'at'>): RepairFile {
  const { brand, serial, comment } = file.bike;
  const { repair_bike_brand, repair_bike_serial, repair_bike_comment = comment } = data;
  const formerBike = { former_bike_brand: brand, former_bike_serial: serial, former_bike_comment: comment };
  return {
    ...file,
    bike: { brand: repair_bike_brand, serial: repair_bike_serial, comment: repair_bike_comment },
    history: [...file.history, entryOf({ id, at, code: 'VELO', data: { ...data, ...formerBike } })],
  };
}

interface Recorded {
  readonly id: string;
  readonly at: string;
  readonly code: HistoryEntry['operation_code'];
  readonly data: HistoryEntry['operation_data'];
}

function entryOf({ id, at, code, data }: Recorded): HistoryEntry {
  return {
    operation_id: id,
    operation_code: code,
    // The wire's own writing of an instant, UTC.
    operation_date: at.slice(0, 19).replace('T', ' '),
    status: RepairStatus.incomplete,
    actor: { role: 'REP', user_name: '' },
    operation_data: data,
  };
}
