import type { RepairListFilter } from '@alveole/contracts';
import { texts } from './browse-repairs.text.ts';
import { departmentForm, isDay } from './repair-filters.ts';

type Faulty = 'department' | 'firstDay' | 'lastDay' | 'leastCents' | 'mostCents';
export type DraftFaults = Readonly<Partial<Record<Faulty, string>>>;

/** What of a filter, as it was typed, cannot be asked for. */
export function faultsOf(draft: RepairListFilter): DraftFaults {
  const { department, firstDay, lastDay, leastCents, mostCents } = draft;
  const { faults } = texts.panel;
  const found: Record<Faulty, string | false> = {
    department: !!department && !departmentForm.test(department) && faults.department,
    firstDay: !!firstDay && !isDay(firstDay) && faults.day,
    lastDay: !!lastDay && ((!isDay(lastDay) && faults.day) || (!!firstDay && lastDay < firstDay && faults.days)),
    leastCents: isNoAmount(leastCents) && faults.amount,
    mostCents:
      (isNoAmount(mostCents) && faults.amount) ||
      (leastCents !== undefined && mostCents !== undefined && mostCents < leastCents && faults.amounts),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== false));
}

const isNoAmount = (cents: number | undefined): boolean => cents !== undefined && !(cents > 0 && cents < 1_000_000_000);
