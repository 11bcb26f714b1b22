import { appError } from '@alveole/contracts';
import { maxStatisticsWeeks } from '@alveole/contracts/statistics';
import type { Statistics } from '@alveole/contracts/statistics';
import { answersOfFew, answerText, mondayOf, questionsOf, weekAfter, weekOf, weeksBetween } from '@alveole/domain';
import type { CalendarWeek, Question, RepairKind } from '@alveole/domain';
import { answerToken } from '../record/answer-tokens.ts';
import type { RepairsPorts } from '../ports.ts';
import type { CountedWeek } from '../store/statistics-store.ts';
import { decidedOf, figuresOf } from './figures-of.ts';
import { standingFiles } from './standing-files.ts';
import { sumOfCounts } from './summed-counts.ts';
import type { SummedCounts } from './summed-counts.ts';

export interface Period {
  readonly from?: CalendarWeek | undefined;
  readonly to?: CalendarWeek | undefined;
  readonly kind?: RepairKind | undefined;
}

const usualWeeks = 12;
/** Weeks whose transfers are still to be made that are told (repairs §9): the oldest, for they wait the longest. */
const maxPendingWeeks = 30;
const kinds: readonly RepairKind[] = [0, 1];

/** The figures of a period. Throws `ValidationException` where it is the wrong way round or too long. */
export async function readStatistics(
  { statistics, campaigns, now }: Pick<RepairsPorts, 'statistics' | 'campaigns' | 'now'>,
  { from: first, to = weekOf(now()), kind }: Period,
): Promise<Statistics> {
  const from = first ?? weekAfter(to, 1 - usualWeeks);
  const weeks = periodOf(from, to);
  const state = await statistics.state();
  const all = state?.current ? await statistics.weeks(state.current, to) : [];
  const cells = kind === undefined ? all : all.filter((cell) => cell.kind === kind);
  const inPeriod = cells.filter((cell) => cell.week >= from);
  const upToNow = sumOf(cells);
  const { comparison } = state ?? {};
  return {
    from,
    to,
    is_counting: !state?.current,
    weeks: weekRows(weeks, cells),
    totals: figuresOf(sumOf(inPeriod)),
    kinds: (kind === undefined ? kinds : [kind]).map((gender) => ({
      gender,
      ...decidedOf(sumOf(inPeriod.filter((cell) => cell.kind === gender))),
    })),
    departments: departmentRows(inPeriod),
    ...questionRows(questionsOf(campaigns.all()), sumOf(inPeriod).group('answer')),
    queue: stays(upToNow.group('waits')).map(([week, files]) => ({ week, week_start_date: mondayOf(week), files })),
    pending_sepa: stays(upToNow.group('pending'))
      .slice(0, maxPendingWeeks)
      .map(([week, files]) => ({ week_start_date: mondayOf(week), nbre_doss_attente_gen_sepa: files })),
    ...(comparison
      ? {
          comparison: {
            at: comparison.at.toISOString(),
            files: comparison.files,
            differences: comparison.differences.length,
          },
        }
      : {}),
  };
}

function periodOf(from: CalendarWeek, to: CalendarWeek): CalendarWeek[] {
  if (from > to) throw appError('ValidationException', 'to (INVALID): Before from');
  if (weekAfter(from, maxStatisticsWeeks) <= to) throw appError('ValidationException', 'from (INVALID): Too long ago');
  return weeksBetween(from, to);
}

/** Each week with its own figures, and with what stood in each status at its end: all that entered less all that left. */
function weekRows(weeks: readonly CalendarWeek[], cells: readonly CountedWeek[]): Statistics['weeks'] {
  return weeks.map((week) => ({
    week,
    week_start_date: mondayOf(week),
    ...figuresOf(sumOf(cells.filter((cell) => cell.week === week))),
    by_status: standingFiles(sumOf(cells.filter((cell) => cell.week <= week))),
  }));
}

/** Those of the most files first. */
export function departmentRows(cells: readonly CountedWeek[]): Statistics['departments'] {
  const codes = [...new Set(cells.flatMap(({ departments }) => Object.keys(departments)))];
  return codes
    .map((department) => ({
      department,
      ...decidedOf(sumOfCounts(cells.map(({ departments }) => departments[department] ?? {}))),
    }))
    .sort((one, other) => other.filed - one.filed || one.department.localeCompare(other.department));
}

/** Each question of few answers with how many files gave each. */
function questionRows(
  questions: readonly Question[],
  files: Readonly<Record<string, number>>,
): Pick<Statistics, 'questions'> {
  const rows = questions.flatMap((question) => {
    const answers = answersOfFew(question).map((value) => ({
      answer: answerText(question, value),
      files: files[answerToken(question.id, value)] ?? 0,
    }));
    return answers.length === 0 ? [] : [{ question_id: question.id, question: question.label, answers }];
  });
  return rows.length === 0 ? {} : { questions: rows };
}

/** The weeks of which something stays, oldest first. */
function stays(group: Readonly<Record<string, number>>): [CalendarWeek, number][] {
  return Object.entries(group)
    .filter(([, files]) => files > 0)
    .sort(([one], [other]) => one.localeCompare(other));
}

export function sumOf(cells: readonly CountedWeek[]): SummedCounts {
  return sumOfCounts(cells.map(({ counts }) => counts));
}
