import { RepairKind, weekAfter, weekOf, weekOfDay } from '@alveole/domain';

/** Names of the address. */
export const periodParams = { weeks: 'semaines', until: 'jusqu', kind: 'nature' } as const;

/** How many weeks may be chosen; 30 is the specification’s. */
export const weekChoices = ['4', '12', '30', '53'] as const;
export type WeekChoice = (typeof weekChoices)[number];
const usual: WeekChoice = '12';

export interface PeriodChoice {
  readonly weeks: WeekChoice;
  /** A day of the last week, `YYYY-MM-DD`; absent for the running one. */
  readonly until: string | undefined;
  readonly kind: Extract<RepairKind, 0 | 1> | undefined;
}

/** The period that an address names; what is none of the choices is the usual one. */
export function periodOf(params: URLSearchParams): PeriodChoice {
  const weeks = weekChoices.find((choice) => choice === params.get(periodParams.weeks)) ?? usual;
  const until = params.get(periodParams.until) ?? '';
  const kind = params.get(periodParams.kind);
  return {
    weeks,
    until: isDay(until) ? until : undefined,
    kind: [RepairKind.repair, RepairKind.session].find((one) => String(one) === kind),
  };
}

/** The weeks of a choice, both included. */
export function weeksOf({ weeks, until }: PeriodChoice, now: Date): { readonly from: string; readonly to: string } {
  const to = until === undefined ? weekOf(now) : weekOfDay(until);
  return { from: weekAfter(to, 1 - Number(weeks)), to };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
