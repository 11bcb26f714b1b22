import type { RepairListFilter } from '@alveole/contracts/repair';
import { repairStatuses } from '@alveole/domain';
import { formatEuros, formatDate } from '@alveole/ui';
import type { AnswerOption } from './answer-options.ts';
import { texts } from './list-repairs.text.ts';
import { chosenChip, noChip, repairMarks } from './repair-filters.ts';

export interface FilterTag {
  readonly label: string;
  /** The filter without it. */
  readonly without: RepairListFilter;
}

/** By what names people know what a filter holds as an id. */
interface NamedValues {
  readonly shopName: string | undefined;
  readonly answers: readonly AnswerOption[];
}

/** What narrows the list beside its chips and its search, each to be taken away. */
export function filterTags(filter: RepairListFilter, { shopName, answers }: NamedValues): readonly FilterTag[] {
  return [
    ...(chosenChip(filter) === noChip ? chipTags(filter) : []),
    ...kindTags(filter),
    ...valueTags(filter, { shopName, answers }),
  ];
}

function chipTags(filter: RepairListFilter): readonly FilterTag[] {
  const { statuses = [] } = filter;
  return [
    ...statuses.map((status) => ({
      label: repairStatuses[status].label,
      without: { ...filter, statuses: statuses.filter((other) => other !== status) },
    })),
    ...repairMarks
      .filter((mark) => filter[mark])
      .map((mark) => ({ label: texts.marks[mark], without: { ...filter, [mark]: false } })),
  ];
}

function kindTags(filter: RepairListFilter): readonly FilterTag[] {
  const { kinds = [] } = filter;
  return kinds.map((kind) => ({
    label: texts.kinds[kind],
    without: { ...filter, kinds: kinds.filter((other) => other !== kind) },
  }));
}

type Valued = 'entityId' | 'department' | 'answer' | 'firstDay' | 'lastDay' | 'leastCents' | 'maxCents';

function valueTags(filter: RepairListFilter, { shopName, answers }: NamedValues): readonly FilterTag[] {
  const { entityId, department, answer, firstDay, lastDay, leastCents, maxCents } = filter;
  const { tags } = texts;
  const labels: Readonly<Record<Valued, string | undefined>> = {
    entityId: entityId && (shopName ?? tags.chosenShop),
    department: department && tags.department(department),
    answer: answer && (answers.find(({ value }) => value === answer)?.label ?? answer),
    firstDay: firstDay && tags.firstDay(formatDate(firstDay)),
    lastDay: lastDay && tags.lastDay(formatDate(lastDay)),
    leastCents: leastCents === undefined ? undefined : tags.leastCents(formatEuros(leastCents)),
    maxCents: maxCents === undefined ? undefined : tags.maxCents(formatEuros(maxCents)),
  };
  return Object.entries(labels).flatMap(([name, label]) =>
    label === undefined ? [] : [{ label, without: { ...filter, [name]: undefined } }],
  );
}
