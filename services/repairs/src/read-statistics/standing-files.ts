import { repairStatusCodes } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import type { SummedCounts } from './summed-counts.ts';

/** How many files stand in each status: all that entered it less all that left it. */
export function standingFiles(counts: SummedCounts): Readonly<Record<RepairStatus, number>> {
  const [entered, left] = [counts.group('entered'), counts.group('left')];
  return Object.fromEntries(
    repairStatusCodes.map((status) => [status, (entered[status] ?? 0) - (left[status] ?? 0)] as const),
  ) as Record<RepairStatus, number>;
}
