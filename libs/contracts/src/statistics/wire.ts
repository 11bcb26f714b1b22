import { isCalendarWeek } from '@alveole/domain';
import { z } from 'zod';
import { instant } from '../values/primitives.ts';
import { repairGender } from '../repair/file-fields.ts';

/** ISO week of the installation’s calendar, `2026-W12`. */
export const parisWeek = z
  .string()
  .max(8, 'Too long')
  .refine(isCalendarWeek, 'Unknown week')
  .describe('ISO week of the installation’s calendar, `2026-W12`');

const day = z.iso.date();

/** Whole days from the filing, the last begun one included; absent without files. */
const delay = z.object({ files: z.int(), median_days: z.int().optional(), p95_days: z.int().optional() });

/** A validation or a refusal that is undone is taken off in the week in which it is. Euros. */
const decided = {
  filed: z.int(),
  validated: z.int(),
  refused: z.int(),
  granted_amount: z.number(),
  /** First payments; what corrections bring later is in the ledger. */
  refunded_amount: z.number(),
};

const figures = z.object({
  ...decided,
  opened: z.int(),
  complements: z.int(),
  refunded: z.int(),
  decision_delay: delay,
  payment_delay: delay,
  sms: z.object({
    asked: z.int(),
    sent: z.int(),
    delivered: z.int(),
    failed: z.int(),
    /** Nobody can say whether they were sent. */
    unknown: z.int(),
  }),
});

const week = { week: parisWeek, week_start_date: day };

/** The figures of a period, week by week. */
export const statistics = z.object({
  from: parisWeek,
  to: parisWeek,
  /** The files are being counted for the first time: the figures are still to come. */
  is_counting: z.boolean(),
  weeks: z.array(
    figures.extend({
      ...week,
      /** How many files stood in each status when the week ended, or stand there now. */
      by_status: z.record(z.string(), z.int()),
    }),
  ),
  totals: figures,
  kinds: z.array(z.object({ gender: repairGender, ...decided })),
  /** Of the shop, `67`; `ZZ` where nobody knows. */
  departments: z.array(z.object({ department: z.string(), ...decided })),
  /** What filed files answered to the campaign’s questions of few answers; absent where it asks none. */
  questions: z
    .array(
      z.object({
        question_id: z.string(),
        question: z.string(),
        answers: z.array(z.object({ answer: z.string(), files: z.int() })),
      }),
    )
    .optional(),
  /** Files that wait for a decision when the period ends, by the week in which they came. */
  queue: z.array(z.object({ ...week, files: z.int() })),
  /**
   * Validated files that wait for their transfer when the period ends, by the week of their validation: the oldest 30 weeks.
   * Those of an approved batch count until they are paid, unlike in `repairs_stats`: figures follow statuses alone.
   */
  pending_sepa: z.array(z.object({ week_start_date: day, nbre_doss_attente_gen_sepa: z.int() })),
  /** When the figures were last compared with the files, and in how many counters they differed. */
  comparison: z.object({ at: instant, files: z.int(), differences: z.int() }).optional(),
});

/** `null` where a figure of so few files could point to a person. */
const masked = z.number().nullable();

/** Figures that anybody may read. */
export const openStatistics = z.object({
  /** The last whole week that is told, and the day on which it ended. */
  week: parisWeek,
  until: day,
  /** Figures of fewer files than this are held back. */
  smallest_cell: z.int(),
  totals: z.object({
    filed: masked,
    validated: masked,
    repairs: masked,
    sessions: masked,
    granted_amount: masked,
    refunded_amount: masked,
    decision_median_days: masked,
    payment_median_days: masked,
  }),
  /** The last 52 weeks. */
  weeks: z.array(z.object({ ...week, filed: masked, validated: masked, granted_amount: masked })),
  /** Validated files rounded to 5, amounts to 100 euros. */
  departments: z.array(z.object({ department: z.string(), validated: masked, granted_amount: masked })),
});

export type Statistics = z.output<typeof statistics>;
export type StatisticsFigures = z.output<typeof figures>;
export type OpenStatistics = z.output<typeof openStatistics>;

/** The longest period that is told at once. */
export const maxStatisticsWeeks = 106;
