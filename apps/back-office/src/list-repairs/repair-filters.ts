import type { RepairCounts, RepairListFilter } from '@alveole/contracts/repair';
import {
  awaitsReview,
  isDepartment,
  isRepairStatus,
  RepairKind,
  RepairStatus,
  repairStatusCodes,
  repairStatuses,
} from '@alveole/domain';
import { formatCount } from '@alveole/ui';
import { searchedText } from '@alveole/validation';
import type { CountedChip } from '../browse/only-found.ts';
import type { AddressFilters } from '../browse/use-address-filters.ts';
import { texts } from './list-repairs.text.ts';

export const mineChip = 'mes-dossiers';
export const allChip = 'tous';
export const confirmChip = 'a-confirmer';
/** Several statuses, or a mark: no chip is in force. */
export const noChip = 'plusieurs';

/** The parameters of the address that belong to the list. */
export const repairParams = {
  filter: 'filtre',
  search: 'q',
  kinds: 'nature',
  shop: 'atelier',
  department: 'departement',
  answer: 'reponse',
  firstDay: 'du',
  lastDay: 'au',
  leastCents: 'ht-min',
  maxCents: 'ht-max',
  order: 'tri',
  columns: 'colonnes',
} as const;
export const listParams: readonly string[] = Object.values(repairParams);
const oldestFirst = 'anciens';

/** What the list opens on where the address names no filter: what there is to validate, the oldest first. */
export const openingFilters: AddressFilters = {
  [repairParams.filter]: String(RepairStatus.toReview),
  [repairParams.order]: oldestFirst,
};
/** How the address names all files. */
export const wholeList = { [repairParams.filter]: allChip };

/** The address narrows and orders nothing; the columns are no filter. */
export function isOpeningAddress(params: URLSearchParams): boolean {
  return listParams.every((name) => name === repairParams.columns || !params.get(name));
}

export type RepairMark = 'isMine' | 'isRecommended' | 'isUnread' | 'isInSample' | 'isOfIncident' | 'awaitsEnvelope';

/** What `filtre` names beside statuses. */
const markWords: Readonly<Record<RepairMark, string>> = {
  isMine: mineChip,
  isRecommended: confirmChip,
  isUnread: 'non-lus',
  isInSample: 'echantillon',
  isOfIncident: 'incident',
  awaitsEnvelope: 'attente-enveloppe',
};

/** The files that wait for the envelope of a funder, who waits longest first. */
export const awaitingListPath = `/admin/backend/reparations?${repairParams.filter}=${markWords.awaitsEnvelope}&${repairParams.order}=${oldestFirst}`;
export const repairMarks = Object.keys(markWords) as readonly RepairMark[];

/** What `nature` names; the third kind has no files of its own. */
export const kindWords: readonly (readonly [RepairKind, string])[] = [
  [RepairKind.repair, 'reparation'],
  [RepairKind.session, 'remise-en-selle'],
];

/** The statuses that staff looks at all day, in the order of the work; the others stand in the panel. */
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

/** What the address asks of the list, what it opens on where it names nothing; what it does not know is no filter. */
export function repairFilterOf(params: URLSearchParams): RepairListFilter {
  const named: AddressFilters = isOpeningAddress(params) ? openingFilters : Object.fromEntries(params);
  const read = (name: keyof typeof repairParams): string => named[repairParams[name]] ?? '';
  const words = read('filter').split(',');
  const statuses = repairStatusCodes.filter((status) => words.includes(String(status)));
  const kinds = kindWords.flatMap(([kind, word]) => (read('kinds').split(',').includes(word) ? [kind] : []));
  const marks = repairMarks.filter((mark) => words.includes(markWords[mark]));
  return {
    text: searchedText(read('search')).query,
    ...(statuses.length > 0 && { statuses }),
    ...(kinds.length > 0 && { kinds }),
    // What is recommended waits for a confirmation alone: a status names the others.
    ...(statuses.some(awaitsReview) && { isRecommended: false }),
    ...Object.fromEntries(marks.map((mark) => [mark, true])),
    ...known('entityId', read('shop'), /^[A-Za-z0-9_-]{1,64}$/),
    ...known('department', read('department').toUpperCase(), { test: isDepartment }),
    ...known('answer', read('answer'), /^[a-z0-9-]{1,24}=[a-z0-9-]{1,24}$/),
    ...known('firstDay', read('firstDay'), dayForm),
    ...known('lastDay', read('lastDay'), dayForm),
    ...knownCents('leastCents', read('leastCents')),
    ...knownCents('maxCents', read('maxCents')),
    ...(read('order') === oldestFirst && { isOldestFirst: true }),
  };
}

const dayForm = { test: (text: string): boolean => isDay(text) };

/** A day of the calendar, `AAAA-MM-JJ`. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function known(name: keyof RepairListFilter, text: string, form: { test: (text: string) => boolean }): object {
  return form.test(text) ? { [name]: text } : {};
}

function knownCents(name: keyof RepairListFilter, text: string): object {
  return /^[1-9]\d{0,8}$/.test(text) ? { [name]: Number(text) } : {};
}

/** How the address names what the panel chose; the search and the order stay. */
export function addressOf(filter: RepairListFilter): AddressFilters {
  const words = repairMarks.filter((mark) => filter[mark]).map((mark) => markWords[mark]);
  const kinds = kindWords.filter(([kind]) => filter.kinds?.includes(kind)).map(([, word]) => word);
  return {
    [repairParams.filter]: [...(filter.statuses ?? []), ...words].join(','),
    [repairParams.kinds]: kinds.join(','),
    [repairParams.shop]: filter.entityId,
    [repairParams.department]: filter.department,
    [repairParams.answer]: filter.answer,
    [repairParams.firstDay]: filter.firstDay,
    [repairParams.lastDay]: filter.lastDay,
    [repairParams.leastCents]: filter.leastCents?.toString(),
    [repairParams.maxCents]: filter.maxCents?.toString(),
  };
}

/** What the address names the order; nothing for newest first. */
export const orderNameOf = (isOldestFirst: boolean): string | undefined => (isOldestFirst ? oldestFirst : undefined);

/** Statuses and marks: what the chips narrow by. */
function chipWordsOf(filter: RepairListFilter): readonly string[] {
  const marks = repairMarks.filter((mark) => filter[mark]).map((mark) => markWords[mark]);
  return [...(filter.statuses ?? []).map(String), ...marks];
}

/** The chip in force: a status, « mes dossiers », all, or none of them. */
export function chosenChip(filter: RepairListFilter): string {
  const [word = allChip, ...others] = chipWordsOf(filter);
  const isChip = [allChip, mineChip, confirmChip].includes(word) || isRepairStatus(Number(word));
  return isChip && others.length === 0 ? word : noChip;
}

/** Only a chip narrows the list, whose count is known. */
export function isOneChip(filter: RepairListFilter): boolean {
  return chosenChip(filter) !== noChip && !isNarrowedBesides(filter);
}

/** Something else than the chips narrows the list: their counts, which are those of all files, tell nothing of it. */
export function isNarrowedBesides(filter: RepairListFilter): boolean {
  const { text, kinds, entityId, department, answer, firstDay, lastDay, leastCents, maxCents } = filter;
  const others = [text, kinds, entityId, department, answer, firstDay, lastDay, leastCents, maxCents];
  return others.some((asked) => asked !== undefined);
}

/** The files of a status but for those that wait for a confirmation, as a list of that status shows them. */
function countOf(counts: RepairCounts, status: RepairStatus): number {
  return (counts.byStatus[status] ?? 0) - (counts.toConfirmByStatus?.[status] ?? 0);
}

/** The chips with their counts; another status gets a chip while it alone is chosen, what is to confirm while there is some. */
export function repairChips(counts: RepairCounts | undefined, chosen: string): readonly CountedChip[] {
  const other = repairStatusCodes.filter((status) => String(status) === chosen && chipLabels[status] === undefined);
  return [
    { value: allChip, label: 'Tous', count: counts?.total },
    ...[...chipOrder, ...other].map((status) => ({
      value: String(status),
      label: chipLabels[status] ?? repairStatuses[status].label,
      count: counts && countOf(counts, status),
    })),
    ...((counts?.toConfirm ?? 0) > 0 || chosen === confirmChip
      ? [{ value: confirmChip, label: texts.toConfirm, count: counts?.toConfirm }]
      : []),
    { value: mineChip, label: texts.marks.isMine, count: counts?.mine },
  ];
}

/** Every status with its count, for the panel. */
export function statusOptions(counts: RepairCounts | undefined): readonly { value: string; label: string }[] {
  return repairStatusCodes.map((status) => ({
    value: String(status),
    label: countedLabel(repairStatuses[status].label, counts && countOf(counts, status)),
  }));
}

/** Every mark, for the panel, with the counts that are known of all files. */
export function markOptions(counts: RepairCounts | undefined): readonly { value: RepairMark; label: string }[] {
  const known: Readonly<Partial<Record<RepairMark, number>>> = {
    isMine: counts?.mine,
    isRecommended: counts?.toConfirm,
    isUnread: counts?.unread,
  };
  return repairMarks.map((mark) => ({ value: mark, label: countedLabel(texts.marks[mark], known[mark]) }));
}

const countedLabel = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} – ${formatCount(count)}`;

/** How a list is called where one comes from it; undefined for the whole list. */
export function filterName(params: URLSearchParams): string | undefined {
  const filter = repairFilterOf(params);
  const chosen = chosenChip(filter);
  if (!isOneChip(filter)) return texts.narrowed;
  return chosen === allChip ? undefined : repairChips(undefined, chosen).find(({ value }) => value === chosen)?.label;
}
