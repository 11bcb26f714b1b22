import { accept, type Decision } from '../decision.ts';
import { decideAssignment } from '../establishment/assignment.ts';
import { decideMassTool } from '../establishment/mass-run.ts';
import { type StaffActor } from '../roles.ts';
import { decideRepair } from './decide-repair.ts';
import type { OperationCode } from './operations.ts';
import type { RepairActor, RepairFile } from './repair-file.ts';
import { repairStatuses } from './statuses.ts';

/** What can be done to many files at once. */
export const massRepairActs = ['not-eligible', 'validate', 'ask-complements', 'sample', 'assign'] as const;
export type MassRepairAct = (typeof massRepairActs)[number];
/** Those that add an operation to each file; an assignment adds none. */
export type MassOperationAct = Exclude<MassRepairAct, 'assign'>;

type MassOperation = Extract<OperationCode, 'NIL' | 'AVAL' | 'AVALECH' | 'COM' | 'COMECH' | 'ECH'>;

const operations: Readonly<
  Record<MassOperationAct, { readonly own: MassOperation; readonly ofSample: MassOperation }>
> = {
  'not-eligible': { own: 'NIL', ofSample: 'NIL' },
  validate: { own: 'AVAL', ofSample: 'AVALECH' },
  'ask-complements': { own: 'COM', ofSample: 'COMECH' },
  sample: { own: 'ECH', ofSample: 'ECH' },
};

/** The operation that an act adds to a file: a sample has its own. */
export function massOperation(act: MassOperationAct, { status }: Pick<RepairFile, 'status'>): MassOperation {
  const { own, ofSample } = operations[act];
  return repairStatuses[status].isSample ? ofSample : own;
}

/** As whom an act is done: not eligible by list has rights of its own, everything else is done as the person who asked. */
export function massActor(act: MassRepairAct, person: StaffActor): RepairActor {
  return act === 'not-eligible' ? { role: 'MASS_TOOL' } : person;
}

/** Who may prepare an act: files are declared not eligible by list, whoever holds them, at administrator level alone. */
export function decideMassRepairRun(act: MassRepairAct, person: StaffActor): Decision<MassRepairAct> {
  const decided = act === 'not-eligible' ? decideMassTool(person) : accept(true);
  return decided.ok ? accept(act) : decided;
}

export interface MassRepairRequest {
  readonly act: MassRepairAct;
  /** Who shall hold the files; undefined releases them. */
  readonly operatorId?: string | undefined;
  readonly reasons?: readonly string[] | undefined;
}

/** What would become of one file: whether the act is to be done, or stands already. Refused as by hand. */
export function decideMassLine(
  file: RepairFile,
  { act, operatorId, reasons = [] }: MassRepairRequest,
  person: StaffActor,
): Decision<'ready' | 'already'> {
  if (act === 'assign') {
    if (file.operatorId === operatorId) return accept('already');
    const decided = decideAssignment(file.operatorId, operatorId, person);
    return decided.ok ? accept('ready') : decided;
  }
  const action = { operation: massOperation(act, file), text: reasons.join('\n') };
  const decided = decideRepair(file, action, massActor(act, person));
  if (!decided.ok) return decided;
  return accept(decided.value.records.length === 0 ? 'already' : 'ready');
}
