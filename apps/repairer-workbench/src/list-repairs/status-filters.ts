import type { RepairCounts } from '@alveole/contracts/repair';
import { isGivenUp, isNotEligible, repairStatusCodes } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import { standings } from '../show-file/file-standing.ts';

export const everyStatus = 'tous';

/** The filter, in the address, of what staff wrote and the repairer has not read, whatever its status. */
export const unreadFilter = 'non-lus';

/** A chip of the list: what the counter calls one state may be several statuses, in and out of the sample. */
export interface StatusFilter {
  readonly value: string;
  readonly label: string;
  readonly statuses: readonly RepairStatus[];
}

/** The name of a filter in the address: that of the first of its statuses. */
export function filterValueOf(status: RepairStatus): string {
  return String(status);
}

/** Files that nobody works on and that no aid is paid for: one chip for all of them, so that the chips take one line. */
const isWithoutAid = (statuses: readonly RepairStatus[]): boolean =>
  statuses.some((status) => isGivenUp(status) || isNotEligible(status));

/** The states of files as filters, in the words of the counter. */
export const statusFilters: readonly StatusFilter[] = [
  ...standings.filter(({ statuses }) => !isWithoutAid(statuses)),
  { label: 'Sans aide', statuses: standings.flatMap(({ statuses }) => (isWithoutAid(statuses) ? statuses : [])) },
].flatMap(({ label, statuses }) => {
  const [first] = statuses;
  return first === undefined ? [] : [{ value: filterValueOf(first), label, statuses }];
});

/** The filter that an address names, by any of its statuses; undefined for all files, or a name that no filter has. */
export function statusFilterOf(value: string | null): StatusFilter | undefined {
  return statusFilters.find(({ statuses }) => statuses.some((status) => filterValueOf(status) === value));
}

const unreadLabel = 'Non lus';

export interface Chip {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

/**
 * The chips to show: those with files, the unread ones, and the chosen one.
 * @param counts files by status, and those unread; undefined where they are not known: then every chip shows, without a figure
 */
export function chipsOf(counts: RepairCounts | undefined, chosen: string): readonly Chip[] {
  if (!counts)
    return [
      { value: everyStatus, label: 'Tous' },
      { value: unreadFilter, label: unreadLabel },
      ...statusFilters.map(({ value, label }) => ({ value, label })),
    ];
  const countOf = (statuses: readonly RepairStatus[]): number =>
    statuses.reduce<number>((sum, status) => sum + (counts.byStatus[status] ?? 0), 0);
  const chips = statusFilters.map(({ value, label, statuses }) => ({ value, label, count: countOf(statuses) }));
  return [
    { value: everyStatus, label: 'Tous', count: countOf(repairStatusCodes) },
    { value: unreadFilter, label: unreadLabel, count: counts.unread },
    ...chips.filter(({ value, count }) => count > 0 || value === chosen),
  ];
}
