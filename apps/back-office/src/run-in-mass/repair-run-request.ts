import type { RepairMassAct, RepairMassSource } from '@alveole/contracts/mass-run';
import { decideMassRepairRun, isRepairStatus } from '@alveole/domain';
import type { MassRepairAct, StaffActor } from '@alveole/domain';
import { repairTexts as texts } from './repair-runs.text.ts';
import { linesFault, linesIn } from './typed-lines.ts';

/** The form as it is typed. */
export interface RepairRunFields {
  readonly act: MassRepairAct;
  readonly source: 'lines' | 'sirets' | 'filter';
  readonly lines: string;
  /** A status code; undefined for all. */
  readonly status: string | undefined;
  readonly holder: string | undefined;
  readonly percent: string;
  /** An id, empty to release, null while nothing is chosen. */
  readonly assignTo: string | null;
  readonly reasons: string;
}

export const emptyRun: RepairRunFields = {
  act: 'not-eligible',
  source: 'lines',
  lines: '',
  status: undefined,
  holder: undefined,
  percent: '',
  assignTo: null,
  reasons: '',
};

export type RepairRunFaults = Readonly<Partial<Record<'act' | 'lines' | 'percent' | 'assignTo' | 'reasons', string>>>;

/** What keeps the form of this person from being sent, by field, in French. */
export function faultsOf(
  { act, source, lines, percent, assignTo, reasons }: RepairRunFields,
  person: StaffActor,
): RepairRunFaults {
  const decided = decideMassRepairRun(act, person);
  const faults = {
    act: decided.ok ? undefined : decided.refusal.explanation,
    lines: source === 'filter' ? undefined : linesFault(lines),
    percent:
      source === 'filter' && percent.trim() !== '' && !isShare(shareOf(percent)) ? texts.percentFault : undefined,
    assignTo: act === 'assign' && assignTo === null ? texts.assignMissing : undefined,
    reasons: act === 'ask-complements' && reasons.trim() === '' ? texts.reasonsMissing : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

export interface RepairRunRequest {
  readonly act: RepairMassAct;
  readonly source: RepairMassSource;
}

/** What the server is asked, of a form without faults. */
export function requestOf(fields: RepairRunFields): RepairRunRequest {
  const { act, assignTo, reasons } = fields;
  return {
    act: {
      act,
      ...(act === 'assign' && assignTo ? { operatorId: assignTo } : {}),
      ...(act === 'ask-complements' ? { reasons: [reasons.trim()] } : {}),
    },
    source: sourceOf(fields),
  };
}

function sourceOf({ source, lines, status, holder, percent }: RepairRunFields): RepairMassSource {
  if (source === 'lines') return { lines: linesIn(lines) };
  if (source === 'sirets') return { sirets: linesIn(lines) };
  const code = status === undefined ? undefined : Number(status);
  return {
    filter: { ...(isRepairStatus(code) && { statuses: [code] }), ...(holder !== undefined && { operatorId: holder }) },
    ...(percent.trim() !== '' && { percent: shareOf(percent) }),
  };
}

const shareOf = (percent: string): number => Number(percent.replace(',', '.'));
const isShare = (share: number): boolean => share > 0 && share <= 100;
