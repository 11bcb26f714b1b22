import type { RepairCounts } from '@alveole/contracts/repair';
import { RepairStatus, repairStatusCodes, repairStatuses } from '@alveole/domain';

export const everyStatus = 'tous';

/** The filter, in the address, of what staff wrote and the repairer has not read, whatever its status. */
export const unreadFilter = 'non-lus';

/** A chip of the list: what the repairer calls one state may be two statuses, in and out of the sample. */
export interface StatusFilter {
  readonly value: string;
  readonly label: string;
  readonly statuses: readonly RepairStatus[];
}

/** What waits for the repairer comes first. */
const order: readonly RepairStatus[] = [
  RepairStatus.incomplete,
  RepairStatus.complementAsked,
  RepairStatus.toReview,
  RepairStatus.complemented,
  RepairStatus.validated,
  RepairStatus.refunded,
  RepairStatus.notEligible,
  RepairStatus.abandoned,
  RepairStatus.abandonedByStaff,
];

/** The name of a filter in the address. */
export function filterValueOf(status: RepairStatus): string {
  return String(status);
}

/** Every state of a file as a filter; a sample stands with its twin. */
export const statusFilters: readonly StatusFilter[] = order.map((status) => ({
  value: filterValueOf(status),
  label: repairStatuses[status].repairerLabel,
  statuses: repairStatusCodes.filter(
    (code) => code === status || (repairStatuses[code].isSample && repairStatuses[code].sampleTwin === status),
  ),
}));

/** The filter that an address names; undefined for all files, or a name that no filter has. */
export function statusFilterOf(value: string | null): StatusFilter | undefined {
  return statusFilters.find((filter) => filter.value === value);
}

export interface Chip {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

/** Without a figure: the counts are by status. */
const unread: Chip = { value: unreadFilter, label: 'Messages non lus' };

/**
 * The chips to show: those with files, the unread ones, and the chosen one.
 * @param counts files by status; undefined where they are not known: then every chip shows, without a figure
 */
export function chipsOf(counts: RepairCounts['byStatus'] | undefined, chosen: string): readonly Chip[] {
  if (!counts)
    return [
      { value: everyStatus, label: 'Tous' },
      unread,
      ...statusFilters.map(({ value, label }) => ({ value, label })),
    ];
  const countOf = (statuses: readonly RepairStatus[]): number =>
    statuses.reduce<number>((sum, status) => sum + (counts[status] ?? 0), 0);
  const chips = statusFilters.map(({ value, label, statuses }) => ({ value, label, count: countOf(statuses) }));
  return [
    { value: everyStatus, label: 'Tous', count: countOf(repairStatusCodes) },
    unread,
    ...chips.filter(({ value, count }) => count > 0 || value === chosen),
  ];
}
