import type { DecidedView, StatisticsView, StatisticsWeekView } from '@alveole/contracts/statistics';
import {
  RepairKind,
  RepairStatus,
  repairStatuses,
  repairStatusCodes,
  unknownDepartment,
  withMinusSign,
} from '@alveole/domain';
import { formatCount, formatDate, formatEuros } from '@alveole/ui';
import type { ChartData, ChartSeries } from './chart/chart-data.ts';
import { chartTexts, figureTexts, stageLabels, texts } from './read-statistics.text.ts';

/** A chart with its words; its table has all of `data`, its picture the first `drawn` labels. */
export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly data: ChartData;
  readonly drawn?: number;
  /** Said in place of a chart without a label. */
  readonly noneNote?: string;
}

type Week = StatisticsWeekView;

const s = RepairStatus;
const stages: readonly (readonly [stage: keyof typeof stageLabels, statuses: readonly RepairStatus[]])[] = [
  ['paid', [s.refunded, s.sampleRefunded]],
  ['toDecide', [s.toReview, s.complemented, s.sampleToReview, s.sampleComplemented]],
  ['complement', [s.complementAsked, s.sampleComplementAsked]],
  ['closed', [s.notEligible, s.sampleNotEligible, s.abandoned, s.abandonedByStaff]],
  ['toPay', [s.validated, s.sampleValidated]],
  ['open', [s.incomplete]],
];
const drawnDepartments = 12;
const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const roundEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** « 2,5 k€ », of an amount in cents. */
const formatRoundEuros = (cents: number): string => withMinusSign(roundEuros.format(cents / 100));

/** The charts of the screen, in its order. */
export function figuresOf(view: StatisticsView): readonly Figure[] {
  const { weeks } = view;
  return [
    weekly(
      'stages',
      weeks,
      'stacked',
      stages.map(([stage, statuses]) => series(stage, stageLabels[stage], weeks, inStage(statuses))),
    ),
    weekly('flow', weeks, 'grouped', [
      series('filed', figureTexts.filed, weeks, ({ filed }) => filed),
      series('complements', figureTexts.complements, weeks, ({ complements }) => complements),
      series('validated', figureTexts.validated, weeks, ({ validated }) => validated),
      series('refused', figureTexts.refused, weeks, ({ refused }) => refused),
    ]),
    weekly('delays', weeks, 'lines', [
      series('decision', chartTexts.delays.decision, weeks, ({ decision }) => decision.medianDays),
      series('payment', chartTexts.delays.payment, weeks, ({ payment }) => payment.medianDays),
      {
        ...series('decision95', chartTexts.delays.decision95, weeks, ({ decision }) => decision.p95Days),
        isDashed: true,
      },
      { ...series('payment95', chartTexts.delays.payment95, weeks, ({ payment }) => payment.p95Days), isDashed: true },
    ]),
    amountsFigure(weeks),
    stayFigure('queue', view.queue),
    stayFigure('pending', view.pending),
    departmentFigure(view),
    kindFigure(view),
    ...view.questions.map(questionFigure),
    weekly('sms', weeks, 'grouped', [
      series('asked', chartTexts.sms.asked, weeks, ({ sms }) => sms.asked),
      series('delivered', chartTexts.sms.delivered, weeks, ({ sms }) => sms.delivered),
      series('sent', chartTexts.sms.sent, weeks, ({ sms }) => sms.sent),
      series('unknown', chartTexts.sms.unknown, weeks, ({ sms }) => sms.unknown),
      series('failed', chartTexts.sms.failed, weeks, ({ sms }) => sms.failed),
    ]),
  ];
}

/** How many files stood in each of the fifteen statuses, week by week: more than a chart can show. */
export function statusTable({ weeks }: StatisticsView): ChartData {
  return {
    shape: 'stacked',
    ...weekLabels(weeks.map(({ monday }) => monday)),
    series: repairStatusCodes.map((status) =>
      series(String(status), repairStatuses[status].label, weeks, ({ inStatus }) => inStatus(status)),
    ),
    format: formatCount,
  };
}

function weekly(
  id: 'stages' | 'flow' | 'delays' | 'sms',
  weeks: readonly Week[],
  shape: ChartData['shape'],
  all: readonly ChartSeries[],
): Figure {
  const labels = weekLabels(weeks.map(({ monday }) => monday));
  return { id, ...chartTexts[id], data: { shape, ...labels, series: all, format: formatCount } };
}

function amountsFigure(weeks: readonly Week[]): Figure {
  const { title, note, granted, refunded } = chartTexts.amounts;
  const all = [
    series('granted', granted, weeks, ({ grantedCents }) => grantedCents),
    series('refunded', refunded, weeks, ({ refundedCents }) => refundedCents),
  ];
  const labels = weekLabels(weeks.map(({ monday }) => monday));
  const data = { ...labels, series: all, format: formatEuros, formatAxis: formatRoundEuros };
  return { id: 'amounts', title, note, data: { shape: 'grouped', ...data } };
}

function stayFigure(id: 'queue' | 'pending', rows: StatisticsView['queue']): Figure {
  const { title, note, noneNote, files: label } = chartTexts[id];
  const labels = weekLabels(rows.map(({ monday }) => monday));
  const files = { id: 'files', label, values: rows.map(({ files: count }) => count) };
  return { id, title, note, noneNote, data: { shape: 'stacked', ...labels, series: [files], format: formatCount } };
}

function departmentFigure({ departments }: StatisticsView): Figure {
  const { title, note, head, unknown } = chartTexts.departments;
  const labels = departments.map(({ department }) => (department === unknownDepartment ? unknown : department));
  const data = {
    shape: 'grouped' as const,
    labelHead: head,
    labels,
    series: decided(departments),
    format: formatCount,
  };
  return { id: 'departments', title, note, noneNote: texts.emptyTitle, drawn: drawnDepartments, data };
}

function kindFigure({ kinds }: StatisticsView): Figure {
  const { title, note, head } = chartTexts.kinds;
  const labels = kinds.map(({ kind }) => (kind === RepairKind.session ? texts.kinds[1] : texts.kinds[0]));
  const data = { shape: 'grouped' as const, labelHead: head, labels, series: decided(kinds), format: formatCount };
  return { id: 'kinds', title, note, data };
}

/** How many filed files gave each answer to one question of the campaign. */
function questionFigure({ questionId, question, answers }: StatisticsView['questions'][number]): Figure {
  const { note, head } = chartTexts.questions;
  const files = { id: 'filed', label: figureTexts.filed, values: answers.map((one) => one.files) };
  const labels = answers.map(({ answer }) => answer);
  const shortLabels = labels.map(shortened);
  const data = {
    shape: 'grouped' as const,
    labelHead: head,
    labels,
    shortLabels,
    series: [files],
    format: formatCount,
  };
  return { id: `question ${questionId}`, title: question, note, data };
}

/** Letters of an answer below the axis: the table has it whole. */
const longestLabel = 16;

function shortened(label: string): string {
  return label.length <= longestLabel ? label : `${label.slice(0, longestLabel - 1).trimEnd()}…`;
}

function decided(rows: readonly DecidedView[]): ChartSeries[] {
  return [
    { id: 'filed', label: figureTexts.filed, values: rows.map(({ filed }) => filed) },
    { id: 'validated', label: figureTexts.validated, values: rows.map(({ validated }) => validated) },
    { id: 'refused', label: figureTexts.refused, values: rows.map(({ refused }) => refused) },
  ];
}

function inStage(statuses: readonly RepairStatus[]) {
  return ({ inStatus }: Week): number => statuses.reduce<number>((sum, status) => sum + inStatus(status), 0);
}

function series(
  id: string,
  label: string,
  weeks: readonly Week[],
  valueOf: (week: Week) => number | undefined,
): ChartSeries {
  return { id, label, values: weeks.map(valueOf) };
}

function weekLabels(mondays: readonly string[]): Pick<ChartData, 'labelHead' | 'labels' | 'shortLabels'> {
  return {
    labelHead: chartTexts.week,
    labels: mondays.map((monday) => formatDate(monday)),
    shortLabels: mondays.map((monday) => shortDay.format(new Date(`${monday}T12:00:00Z`))),
  };
}
