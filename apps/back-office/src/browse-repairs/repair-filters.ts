import type { RepairCounts, ReviewListRequest } from '@alveole/contracts';
import { isRepairStatus, RepairStatus, repairStatusCodes, repairStatuses } from '@alveole/domain';
import { formatCount } from '@alveole/ui';
import { searchedText } from '@alveole/validation';

export const mineChip = 'mes-dossiers';
export const allChip = 'tous';
export const repairParams = { filter: 'filtre', search: 'q' } as const;

/** The statuses that staff looks at all day, in the order of the work; the others stand in the list beside. */
const chipLabels: Readonly<Partial<Record<RepairStatus, string>>> = {
  [RepairStatus.toReview]: 'À valider',
  [RepairStatus.complemented]: 'Complétés',
  [RepairStatus.complementAsked]: 'Compléments',
  [RepairStatus.sampleToReview]: 'Échantillon',
};
const chipOrder: readonly RepairStatus[] = [
  RepairStatus.toReview,
  RepairStatus.complemented,
  RepairStatus.complementAsked,
  RepairStatus.sampleToReview,
];

export type RepairFilter = Pick<ReviewListRequest, 'status' | 'isMine' | 'text'>;

/** What the address asks of the list; what it does not know is no filter. */
export function repairFilterOf(params: URLSearchParams): RepairFilter {
  return {
    status: statusOf(params),
    isMine: params.get(repairParams.filter) === mineChip,
    text: searchedText(params.get(repairParams.search) ?? '').query,
  };
}

function statusOf(params: URLSearchParams): RepairStatus | undefined {
  const asked = params.get(repairParams.filter);
  const status = asked === null || !/^\d+$/.test(asked) ? undefined : Number(asked);
  return isRepairStatus(status) ? status : undefined;
}

/** The filter in force: a status, « mes dossiers » or all. */
export function chosenFilter(params: URLSearchParams): string {
  const status = statusOf(params);
  if (status !== undefined) return String(status);
  return params.get(repairParams.filter) === mineChip ? mineChip : allChip;
}

/** The chips with their counts; a status of the list beside gets a chip while it is chosen. */
export function repairChips(
  counts: RepairCounts | undefined,
  chosen: string,
): readonly { value: string; label: string; count?: number }[] {
  const countOf = (status: RepairStatus): number | undefined => counts && (counts.byStatus[status] ?? 0);
  const other = repairStatusCodes.filter((status) => String(status) === chosen && chipLabels[status] === undefined);
  return [
    { value: allChip, label: 'Tous', count: counts?.total },
    ...[...chipOrder, ...other].map((status) => ({
      value: String(status),
      label: chipLabels[status] ?? repairStatuses[status].label,
      count: countOf(status),
    })),
    { value: mineChip, label: 'Mes dossiers', count: counts?.mine },
  ];
}

/** Every status with its count, for the list beside the chips. */
export function statusOptions(
  counts: RepairCounts | undefined,
): readonly { value: string; label: string; description?: string }[] {
  return repairStatusCodes.map((status) => ({
    value: String(status),
    label: repairStatuses[status].label,
    ...(counts === undefined ? {} : { description: formatCount(counts.byStatus[status] ?? 0, 'dossier') }),
  }));
}

/** How a filter is called where one comes from it. */
export function filterName(params: URLSearchParams): string | undefined {
  const chosen = chosenFilter(params);
  return chosen === allChip ? undefined : repairChips(undefined, chosen).find(({ value }) => value === chosen)?.label;
}
