import type { RepairMassAct, RepairMassSource } from '@alveole/contracts/mass-run';
import type { RepairListFilter } from '@alveole/contracts/repair';
import { texts } from './act-on-list.text.ts';
import type { ListAct } from './act-on-list.text.ts';

/** The form as it is typed. */
export interface ListActFields {
  readonly act: ListAct;
  readonly scope: 'ticked' | 'listed';
  /** An id, empty to release, null while nothing is chosen. */
  readonly assignTo: string | null;
  readonly reasons: string;
  readonly percent: string;
}

export type ListActFaults = Readonly<Partial<Record<'assignTo' | 'reasons' | 'percent', string>>>;

/** A share can be drawn from a whole list alone: what was ticked was chosen already. */
export const isDrawn = ({ act, scope, percent }: ListActFields): boolean =>
  act === 'sample' && scope === 'listed' && percent.trim() !== '';

/** What keeps the form from being sent, by field, in French. */
export function faultsOf(fields: ListActFields): ListActFaults {
  const { act, assignTo, reasons, percent } = fields;
  const share = shareOf(percent);
  return {
    ...(act === 'assign' && assignTo === null && { assignTo: texts.assignMissing }),
    ...(act === 'ask-complements' && reasons.trim() === '' && { reasons: texts.reasonsMissing }),
    ...(isDrawn(fields) && !(share > 0 && share <= 100) && { percent: texts.percentFault }),
  };
}

/** What is done, of a form without faults. */
export function actOf({ act, assignTo, reasons }: ListActFields): RepairMassAct {
  return {
    act,
    ...(act === 'assign' && assignTo ? { operatorId: assignTo } : {}),
    ...(act === 'ask-complements' ? { reasons: linesOf(reasons) } : {}),
  };
}

/** To which files: those that were ticked, or all that the filters leave. */
export function sourceOf(
  fields: ListActFields,
  { ticked, filter }: { readonly ticked: readonly string[]; readonly filter: RepairListFilter },
): RepairMassSource {
  if (fields.scope === 'ticked') return { lines: ticked };
  return { filter, ...(isDrawn(fields) && { percent: shareOf(fields.percent) }) };
}

const shareOf = (percent: string): number => Number(percent.replace(',', '.'));

/** One point of a request a line, as in a request by hand. */
function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
