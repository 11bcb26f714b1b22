import { establishmentStatuses, isEstablishmentStatus } from '@alveole/domain';
import type { EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { searchedText } from '@alveole/validation';

/** The ready-made filters of the lists (establishments §2): all, wait, done, reject, reconfirm, mine. */
export const chipStatuses: readonly EstablishmentStatus[] = [0, 1, 2, 3];
export const mineChip = 'mes-dossiers';
export const allChip = 'tous';

export const establishmentParams = { filter: 'filtre', search: 'q' } as const;

export interface EstablishmentFilter {
  readonly gender: EstablishmentKind;
  readonly status?: EstablishmentStatus;
  readonly mine?: 'yes';
  readonly query?: string;
}

/** What the address asks of the list; what it does not know is no filter. */
export function establishmentFilterOf(gender: EstablishmentKind, params: URLSearchParams): EstablishmentFilter {
  const { query } = searchedText(params.get(establishmentParams.search) ?? '');
  const chip = chosenChip(params);
  const status = chip === allChip ? undefined : Number(chip);
  return {
    gender,
    ...(isEstablishmentStatus(status) ? { status } : {}),
    ...(chip === mineChip ? { mine: 'yes' } : {}),
    ...(query === undefined ? {} : { query }),
  };
}

/** The chip in force. */
export function chosenChip(params: URLSearchParams): string {
  const asked = params.get(establishmentParams.filter);
  const isKnown = asked === mineChip || chipStatuses.some((status) => String(status) === asked);
  return isKnown && asked !== null ? asked : allChip;
}

export interface EstablishmentCounts {
  readonly total: number;
  readonly mine: number;
  readonly by_status: Readonly<Record<string, number>>;
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
      count: counts && (counts.by_status[String(status)] ?? 0),
    })),
    { value: mineChip, label: 'Mes dossiers', count: counts?.mine },
  ];
}
