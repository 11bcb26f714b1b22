import type { RepairListFilter } from '@alveole/contracts/repair';
import { isDepartment } from '@alveole/domain';
import { texts } from './list-repairs.text.ts';
import { isDay } from './repair-filters.ts';

type Faulty = 'shop' | 'department' | 'firstDay' | 'lastDay' | 'leastCents' | 'maxCents';
export type DraftFaults = Readonly<Partial<Record<Faulty, string>>>;

/**
 * What of a filter, as it was typed, cannot be asked for.
 * @param typedShop the text by which an establishment is looked up, which must have led to one
 */
export function faultsOf(draft: RepairListFilter, typedShop: string): DraftFaults {
  const { entityId, department, firstDay, lastDay, leastCents, maxCents } = draft;
  const { faults } = texts.panel;
  const found: Record<Faulty, string | false> = {
    shop: typedShop.trim() !== '' && entityId === undefined && faults.shop,
    department: !!department && !isDepartment(department) && faults.department,
    firstDay: !!firstDay && !isDay(firstDay) && faults.day,
    lastDay: !!lastDay && ((!isDay(lastDay) && faults.day) || (!!firstDay && lastDay < firstDay && faults.days)),
    leastCents: isNoAmount(leastCents) && faults.amount,
    maxCents:
      (isNoAmount(maxCents) && faults.amount) ||
      (leastCents !== undefined && maxCents !== undefined && maxCents < leastCents && faults.amounts),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== false));
}

const isNoAmount = (cents: number | undefined): boolean => cents !== undefined && !(cents > 0 && cents < 1_000_000_000);
