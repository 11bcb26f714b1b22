import { completeFileNumber, isIncomplete, isSession } from '@alveole/domain';
import type { RepairKind } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { withPeople } from '../store/people-of.ts';
import type { People } from '../record/people.ts';
import { orNotFound } from '../wire/refusals.ts';

/** Any file by its O°code or its number, for staff. Throws RepairNotFoundException. */
export async function findRepair(ports: RepairsPorts, typed: string): Promise<RepairRecord & People> {
  return shown(ports, await fileOf(ports, typed));
}

export interface Sought {
  readonly typed: string;
  /** Undefined: repairs and sessions alike. */
  readonly kind: RepairKind | undefined;
}

/**
 * One's own file by its O°code, its number, or its five digits completed with one's prefix. Digits may stand for a repair and for
 * a session: the one that is still being completed comes first, then the newest. A stranger's number is not found.
 * Throws RepairNotFoundException.
 */
export async function findOwnRepair(
  ports: RepairsPorts,
  person: Person,
  { typed, kind }: Sought,
): Promise<RepairRecord & People> {
  const isWhole = typed.includes('_') || isStampValue(typed);
  const found = isWhole
    ? [await fileOf(ports, typed)]
    : await ports.repairs.byFileNumbers(await numbersOf(ports, typed, person.entityId));
  const own = found
    .filter((file) => file !== undefined)
    .filter(
      (file) => file.entityId === person.entityId && (kind === undefined || isSession(file) === isSession({ kind })),
    );
  return shown(ports, own.find(({ status }) => isIncomplete(status)) ?? own[0]);
}

async function shown(ports: RepairsPorts, found: RepairRecord | undefined) {
  const file = orNotFound(found);
  const [whole] = await withPeople(ports, [file]);
  return whole as RepairRecord & People;
}

/** What an O°code says is longer than five digits; a file number holds letters. */
const isStampValue = (typed: string): boolean => /^\d{6,}$/.test(typed);

async function fileOf({ repairs }: RepairsPorts, typed: string): Promise<RepairRecord | undefined> {
  return isStampValue(typed) ? repairs.byStampValue(typed) : (await repairs.byFileNumbers([typed]))[0];
}

/** The five digits as the number of a repair and of a session of this establishment. */
async function numbersOf({ establishments }: RepairsPorts, digits: string, entityId: string): Promise<string[]> {
  const { prefix } = (await establishments.known(entityId)) ?? (await establishments.current(entityId));
  return (['REP', 'VEL'] as const).flatMap((kind) => {
    const number = completeFileNumber(digits, { kind, prefix });
    return number.ok ? [number.value] : [];
  });
}
