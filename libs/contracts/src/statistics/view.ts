import type { RepairKind, RepairStatus } from '@alveole/domain';
import type { OpenStatistics, Statistics, StatisticsFigures } from './wire.ts';
import { centsOf } from '../values/wire-values.ts';

/** Days within which half, and 95 of a hundred, of so many files were through. */
export interface DelayView {
  readonly files: number;
  readonly medianDays?: number;
  readonly p95Days?: number;
}

export interface DecidedView {
  readonly filed: number;
  readonly validated: number;
  readonly refused: number;
  readonly grantedCents: number;
  readonly refundedCents: number;
}

export interface FiguresView extends DecidedView {
  readonly opened: number;
  readonly complements: number;
  readonly refunded: number;
  readonly decision: DelayView;
  readonly payment: DelayView;
  readonly sms: StatisticsFigures['sms'];
}

export interface StatisticsWeekView extends FiguresView {
  readonly week: string;
  /** Its Monday, `YYYY-MM-DD`. */
  readonly monday: string;
  readonly inStatus: (status: RepairStatus) => number;
}

/** How many files gave each answer to one question. */
export interface QuestionFiguresView {
  readonly questionId: string;
  readonly question: string;
  readonly answers: readonly { readonly answer: string; readonly files: number }[];
}

/** The figures of a period as the desk reads them. */
export interface StatisticsView {
  readonly from: string;
  readonly to: string;
  readonly isCounting: boolean;
  readonly weeks: readonly StatisticsWeekView[];
  readonly totals: FiguresView;
  readonly kinds: readonly (DecidedView & { readonly kind: RepairKind })[];
  readonly departments: readonly (DecidedView & { readonly department: string })[];
  /** What filed files answered to the campaign's questions. */
  readonly questions: readonly QuestionFiguresView[];
  /** Weeks by their Monday. */
  readonly queue: readonly { readonly monday: string; readonly files: number }[];
  readonly pending: readonly { readonly monday: string; readonly files: number }[];
  readonly comparison?: { readonly at: string; readonly files: number; readonly differences: number };
}

export function statisticsViewOf(answer: Statistics): StatisticsView {
  return {
    from: answer.from,
    to: answer.to,
    isCounting: answer.is_counting,
    weeks: answer.weeks.map(({ week, week_start_date, by_status, ...figures }) => ({
      ...figuresViewOf(figures),
      week,
      monday: week_start_date,
      inStatus: (status) => by_status[status] ?? 0,
    })),
    totals: figuresViewOf(answer.totals),
    kinds: answer.kinds.map(({ gender, ...figures }) => ({ kind: gender, ...decidedViewOf(figures) })),
    departments: answer.departments.map(({ department, ...figures }) => ({ department, ...decidedViewOf(figures) })),
    questions: (answer.questions ?? []).map(({ question_id: questionId, question, answers }) => ({
      questionId,
      question,
      answers,
    })),
    queue: answer.queue.map(({ week_start_date, files }) => ({ monday: week_start_date, files })),
    pending: answer.pending_sepa.map(({ week_start_date, nbre_doss_attente_gen_sepa: files }) => ({
      monday: week_start_date,
      files,
    })),
    ...(answer.comparison ? { comparison: answer.comparison } : {}),
  };
}

function figuresViewOf(figures: StatisticsFigures): FiguresView {
  const { opened, complements, refunded, sms } = figures;
  return {
    ...decidedViewOf(figures),
    opened,
    complements,
    refunded,
    decision: delayViewOf(figures.decision_delay),
    payment: delayViewOf(figures.payment_delay),
    sms,
  };
}

type Decided = Pick<StatisticsFigures, 'filed' | 'validated' | 'refused' | 'granted_amount' | 'refunded_amount'>;

function decidedViewOf({ filed, validated, refused, granted_amount, refunded_amount }: Decided): DecidedView {
  return {
    filed,
    validated,
    refused,
    grantedCents: centsOf(granted_amount),
    refundedCents: centsOf(refunded_amount),
  };
}

function delayViewOf({ files, median_days, p95_days }: StatisticsFigures['decision_delay']): DelayView {
  return { files, medianDays: median_days, p95Days: p95_days };
}

/** `undefined`: held back, since so few files could point to a person. */
export type OpenFigure = number | undefined;

export interface OpenStatisticsView {
  /** The day on which the last week that is told ended, `YYYY-MM-DD`. */
  readonly until: string;
  readonly smallestCell: number;
  readonly totals: {
    readonly filed: OpenFigure;
    readonly validated: OpenFigure;
    readonly repairs: OpenFigure;
    readonly sessions: OpenFigure;
    readonly grantedCents: OpenFigure;
    readonly refundedCents: OpenFigure;
    readonly decisionDays: OpenFigure;
    readonly paymentDays: OpenFigure;
  };
  readonly weeks: readonly {
    readonly monday: string;
    readonly filed: OpenFigure;
    readonly validated: OpenFigure;
    readonly grantedCents: OpenFigure;
  }[];
  readonly departments: readonly {
    readonly department: string;
    readonly validated: OpenFigure;
    readonly grantedCents: OpenFigure;
  }[];
}

export function openStatisticsViewOf(answer: OpenStatistics): OpenStatisticsView {
  const { totals } = answer;
  return {
    until: answer.until,
    smallestCell: answer.smallest_cell,
    totals: {
      filed: totals.filed ?? undefined,
      validated: totals.validated ?? undefined,
      repairs: totals.repairs ?? undefined,
      sessions: totals.sessions ?? undefined,
      grantedCents: openCents(totals.granted_amount),
      refundedCents: openCents(totals.refunded_amount),
      decisionDays: totals.decision_median_days ?? undefined,
      paymentDays: totals.payment_median_days ?? undefined,
    },
    weeks: answer.weeks.map(({ week_start_date, filed, validated, granted_amount }) => ({
      monday: week_start_date,
      filed: filed ?? undefined,
      validated: validated ?? undefined,
      grantedCents: openCents(granted_amount),
    })),
    departments: answer.departments.map(({ department, validated, granted_amount }) => ({
      department,
      validated: validated ?? undefined,
      grantedCents: openCents(granted_amount),
    })),
  };
}

function openCents(amount: number | null): OpenFigure {
  return amount === null ? undefined : centsOf(amount);
}
