import type { EstablishmentCounts, EstablishmentFilter } from '@alveole/contracts/establishment';
import {
  activityRequestStates,
  establishmentOrders,
  EstablishmentStatus,
  establishmentStatuses,
  isEstablishmentStatus,
  partsOfOrder,
} from '@alveole/domain';
import type { ActivityRequestState, EstablishmentKind, EstablishmentOrder } from '@alveole/domain';
import { formatCount } from '@alveole/ui';
import type { TableSort } from '@alveole/ui';
import { searchedText } from '@alveole/validation';
import { onlyFound } from '../browse/only-found.ts';
import type { CountedChip } from '../browse/only-found.ts';

const { registered, validated, refused, resubmitted } = EstablishmentStatus;

/** The ready-made filters of the lists (establishments §2): all, wait, done, reject, reconfirm, mine. */
export const chipStatuses: readonly EstablishmentStatus[] = [registered, validated, refused, resubmitted];
export const mineChip = 'mes-dossiers';
export const allChip = 'tous';
export const establishmentParams = { filter: 'filtre', training: 've', search: 'q', order: 'tri' } as const;
/** The column of the date; the others are named as the keys by which they sort. */
export const dateColumn = 'date';
/** Every parameter of the address that belongs to the list, for whoever keeps them together. */
export const listParams: readonly string[] = Object.values(establishmentParams);
/** The orders by which a list can be read, as the address names them; newest first is named by nothing. */
const orderNames: Readonly<Record<Exclude<EstablishmentOrder, 'newest'>, string>> = {
  oldest: 'anciens',
  name: 'nom',
  'name-falling': 'nom-desc',
  status: 'etat',
  'status-falling': 'etat-desc',
  department: 'departement',
  'department-falling': 'departement-desc',
};

/** Where a request for training stands, in the address and in words (establishments §2). */
export const trainingFilters: Readonly<
  Record<ActivityRequestState, { readonly value: string; readonly label: string }>
> = {
  waiting: { value: 'attente', label: "VE: en attente d'envoi" },
  sent: { value: 'envoyes', label: 'VE: envoyés' },
  accepted: { value: 'valides', label: 'VE: validés' },
  aborted: { value: 'rejetes', label: 'VE: rejetés' },
};
export const anyTraining = 'tous';

/** What the address asks of the list; what it does not know is no filter. */
export function establishmentFilterOf(
  kind: EstablishmentKind | undefined,
  params: URLSearchParams,
): EstablishmentFilter {
  const chip = chosenChip(params);
  const status = chip === allChip ? undefined : Number(chip);
  return {
    kind,
    status: isEstablishmentStatus(status) ? status : undefined,
    isMine: chip === mineChip,
    trainingRequest: chosenTraining(params),
    searched: searchedText(params.get(establishmentParams.search) ?? '').query,
    order: chosenOrder(params),
  };
}

/** The chip in force. */
export function chosenChip(params: URLSearchParams): string {
  const asked = params.get(establishmentParams.filter);
  const isKnown = asked === mineChip || chipStatuses.some((status) => String(status) === asked);
  return isKnown && asked !== null ? asked : allChip;
}

/** The order in force. */
function chosenOrder(params: URLSearchParams): EstablishmentOrder {
  const asked = params.get(establishmentParams.order);
  return establishmentOrders.find((order) => order !== 'newest' && orderNames[order] === asked) ?? 'newest';
}

/** The order in force, as the heads of the columns show it. */
export function sortOf(order: EstablishmentOrder = 'newest'): TableSort {
  const { key, isRising } = partsOfOrder(order);
  return { column: key ?? dateColumn, direction: isRising ? 'ascending' : 'descending' };
}

/** What the address names the order of a head that was pressed; nothing for newest first. */
export function orderNameOf({ column, direction }: TableSort): string | undefined {
  const wanted = establishmentOrders.find((order) => {
    const shown = sortOf(order);
    return shown.column === column && shown.direction === direction;
  });
  return wanted === undefined || wanted === 'newest' ? undefined : orderNames[wanted];
}

/** The filter of training in force. */
export function chosenTraining(params: URLSearchParams): ActivityRequestState | undefined {
  const asked = params.get(establishmentParams.training);
  return activityRequestStates.find((state) => trainingFilters[state].value === asked);
}

/** The chips with their counts, once these are known. */
export function establishmentChips(counts: EstablishmentCounts | undefined): readonly CountedChip[] {
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

/** The chips as a search or a request for training leaves them. */
export function shownChips(counts: EstablishmentCounts | undefined, params: URLSearchParams): readonly CountedChip[] {
  const chips = establishmentChips(counts);
  const isNarrowed = params.has(establishmentParams.search) || chosenTraining(params) !== undefined;
  return isNarrowed ? onlyFound(chips, chosenChip(params), knownTotal(counts, params)) : chips;
}

/** The filters of training with their counts, for the list beside the chips. */
export function trainingOptions(
  counts: EstablishmentCounts | undefined,
): readonly { value: string; label: string; description?: string }[] {
  return [
    { value: anyTraining, label: 'VE: toutes les demandes' },
    ...activityRequestStates.map((state) => ({
      ...trainingFilters[state],
      ...(counts === undefined ? {} : { description: formatCount(counts.byTrainingRequest[state], 'dossier') }),
    })),
  ];
}

/** How many rows the filters of the address leave, where one count tells. */
export function knownTotal(counts: EstablishmentCounts | undefined, params: URLSearchParams): number | undefined {
  if (counts === undefined || params.get(establishmentParams.search)) return undefined;
  const [chip, training] = [chosenChip(params), chosenTraining(params)];
  if (training === undefined) return establishmentChips(counts).find(({ value }) => value === chip)?.count;
  return chip === allChip ? counts.byTrainingRequest[training] : undefined;
}
