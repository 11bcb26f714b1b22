import type { EstablishmentCounts, EstablishmentFilter } from '@alveole/contracts';
import { EstablishmentStatus, establishmentStatuses, isEstablishmentStatus } from '@alveole/domain';
import type { EstablishmentKind } from '@alveole/domain';
import { searchedText } from '@alveole/validation';

const { registered, validated, refused, resubmitted } = EstablishmentStatus;

/** The ready-made filters of the lists (establishments §2): all, wait, done, reject, reconfirm, mine. */
export const chipStatuses: readonly EstablishmentStatus[] = [registered, validated, refused, resubmitted];
export const mineChip = 'mes-dossiers';
export const allChip = 'tous';
export const establishmentParams = { filter: 'filtre', search: 'q' } as const;

/** What the address asks of the list; what it does not know is no filter. */
export function establishmentFilterOf(kind: EstablishmentKind, params: URLSearchParams): EstablishmentFilter {
  const chip = chosenChip(params);
  const status = chip === allChip ? undefined : Number(chip);
  return {
    kind,
    status: isEstablishmentStatus(status) ? status : undefined,
    isMine: chip === mineChip,
    searched: searchedText(params.get(establishmentParams.search) ?? '').query,
  };
}

/** The chip in force. */
export function chosenChip(params: URLSearchParams): string {
  const asked = params.get(establishmentParams.filter);
  const isKnown = asked === mineChip || chipStatuses.some((status) => String(status) === asked);
  return isKnown && asked !== null ? asked : allChip;
}

/** The chips with their counts, once these are known. */
export function establishmentChips(
  counts: EstablishmentCounts | undefined,
): readonly { value: string; label: string; count?: number }[] {
  return [
    { value: allChip, label: 'Tous', count: counts?.total },
    ...chipStatuses.map((status) => ({
      value: String(status),
      label: establishmentStatuses[status].label,
      count: counts && (counts.byStatus[String(status)] ?? 0),
    })),
    { value: mineChip, label: 'Mes dossiers', count: counts?.mine },
  ];
}
