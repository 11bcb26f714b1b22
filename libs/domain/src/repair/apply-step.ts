import { bikeClaimOf, type ClaimingFile } from './bike-claim.ts';
import type { NamedBike } from './bike-correction.ts';
import type { OperationCode } from './operations.ts';
import { holdsPersonQuota } from './person-quota.ts';
import type { RepairStep } from './repair-file.ts';
import type { PremiumShare } from '../campaign/shares.ts';

/** Whole cents that a file asks for. */
export interface InvoiceAmounts {
  readonly invoiceCents: number;
  /** The premium. */
  readonly premiumCents: number;
}

/** What a file keeps that nothing but a step changes. */
export interface RuledState extends ClaimingFile, Partial<InvoiceAmounts> {
  /** Each code that the history holds, once. */
  readonly operations: readonly OperationCode[];
  readonly unreadByRepairer: boolean;
  readonly unreadByStaff: boolean;
  /** Who pays the premium; absent where the programme does alone. */
  readonly shares?: readonly PremiumShare[];
  /** Mark of the incident whose files were declared on honour. */
  readonly incident?: string;
  /** The invoice changed after the beneficiary confirmed it. */
  readonly confirmationDue?: boolean;
  /** A recommended validation waits for another operator. */
  readonly isRecommended?: boolean;
  /** Counts the writes of the file. */
  readonly sequence: number;
  readonly modifiedAt: Date;
}

/** What an accepted operation brings beside its status; each operation needs but its own part. */
export interface StepEffect {
  readonly at: Date;
  /** Who acts: the other side has something to read. */
  readonly by: 'repairer' | 'staff' | 'beneficiary' | 'refunds';
  /** FAC, FACVE: what the invoice is worth (`repairAmounts`, `sessionAmounts`). */
  readonly amounts?: InvoiceAmounts;
  /** FAC, FACVE: they are others than the beneficiary confirmed (`changesConfirmed`). */
  readonly changesConfirmed?: boolean;
  /** VELO: the bike as it is from now on. */
  readonly bike?: NamedBike;
  /** FACCOR, FACVECOR: the premium after its correction (`decideCorrection`). */
  readonly premiumCents?: number;
  /** FAC, FACVE, FACCOR, FACVECOR: who pays the premium, where several do (`shareOut`). */
  readonly shares?: readonly PremiumShare[] | undefined;
  /** BUG: the mark of the incident. */
  readonly incident?: string;
}

/** The fields that a step may set; a store writes these and no others. */
export type StepChanges = Pick<RuledState, 'status' | 'modifiedAt'> &
  Partial<
    Pick<
      RuledState,
      | 'invoiceCents'
      | 'premiumCents'
      | 'shares'
      | 'confirmationDue'
      | 'bike'
      | 'unreadByRepairer'
      | 'unreadByStaff'
      | 'incident'
      | 'isRecommended'
    >
  >;

export interface AppliedStep<File> {
  /** The file as it stands after the step. */
  readonly file: File;
  readonly changes: StepChanges;
  /** The claim on the bike that the step takes, in the place of the one that the file held. */
  readonly takesClaim?: string;
  readonly freesClaim: boolean;
  readonly freesEntitlement: boolean;
}

/**
 * What a file is after a step that `decideRepair` accepted. Operating, refunding and seeding go through it, so that a
 * demonstration's file is one that the service would have left. Throws a RangeError where an operation comes without
 * what it must bring.
 */
export function applyStep<File extends RuledState>(
  file: File,
  step: RepairStep,
  effect: StepEffect,
): AppliedStep<File> {
  const records = step.records.map((code) => recordedFieldsOf[code]?.(effect) ?? {});
  const changes: StepChanges = Object.assign(
    { status: step.to, modifiedAt: effect.at },
    ...records,
    confirmationChange(file, step, effect),
    recommendationChange(file, step),
  );
  const after: File = {
    ...file,
    ...changes,
    operations: [...new Set([...file.operations, ...step.records])],
    sequence: file.sequence + 1,
  };
  const [before, claimAfter] = [bikeClaimOf(file), bikeClaimOf(after)];
  return {
    file: after,
    changes,
    ...(claimAfter !== undefined && claimAfter !== before ? { takesClaim: claimAfter } : {}),
    freesClaim: before !== undefined && claimAfter === undefined,
    freesEntitlement: holdsPersonQuota(file.kind, file.status) && !holdsPersonQuota(after.kind, after.status),
  };
}

/** Nothing where it stays as it was. */
function confirmationChange(
  { confirmationDue = false }: RuledState,
  { records }: RepairStep,
  { changesConfirmed = false }: StepEffect,
): Partial<StepChanges> {
  const isInvoice = records.includes('FAC') || records.includes('FACVE');
  const isDue = isInvoice ? changesConfirmed : confirmationDue && !records.includes('VAL');
  return isDue === confirmationDue ? {} : { confirmationDue: isDue };
}

/** Messages and receipts say nothing that a recommendation was made on. */
const beside: ReadonlySet<OperationCode> = new Set(['MSG', 'RECU']);

/** A recommendation stands until anything but a message or a receipt is added. */
function recommendationChange({ isRecommended = false }: RuledState, { records }: RepairStep): Partial<StepChanges> {
  const stands = records.includes('RECO') || (isRecommended && records.every((code) => beside.has(code)));
  return stands === isRecommended ? {} : { isRecommended: stands };
}

type RecordedFields = (effect: StepEffect) => Partial<StepChanges>;

const sharesIn = ({ shares }: StepEffect): Pick<StepChanges, 'shares'> => (shares === undefined ? {} : { shares });
const invoice: RecordedFields = (effect) => ({ ...required('amounts', effect.amounts), ...sharesIn(effect) });
const correction: RecordedFields = (effect) => ({
  premiumCents: required('premiumCents', effect.premiumCents),
  ...sharesIn(effect),
});

/** What a file keeps of an operation beside its code and its status. */
const recordedFieldsOf: Readonly<Partial<Record<OperationCode, RecordedFields>>> = {
  FAC: invoice,
  VELO: ({ bike }) => ({ bike: required('bike', bike) }),
  FACVE: invoice,
  FACCOR: correction,
  FACVECOR: correction,
  MSG: ({ by }) => ({ unreadByStaff: by === 'repairer', unreadByRepairer: by !== 'repairer' }),
  BUG: ({ incident }) => ({ incident: required('incident', incident) }),
};

function required<T>(part: keyof StepEffect, value: T | undefined): T {
  if (value === undefined) throw new RangeError(`The operation comes without ${part}`);
  return value;
}
