import { repairsRoutes } from '@alveole/contracts';
import { completeFileNumber } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute, PersonActor } from '@alveole/service-kit';
import type { Establishments } from '../store/establishments.ts';
import { markRead } from '../read-repair/read-repair.route.ts';
import { repairNotFound } from '../wire/actors.ts';
import { peopleOf } from '../wire/people-of.ts';
import type { PeoplePorts } from '../wire/people-of.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import type { RepairStore } from '../store/repair-store.ts';
import { toFile } from '../wire/repair-answers.ts';

export interface FindRepairPorts extends PeoplePorts {
  readonly repairs: Pick<RepairStore, 'byFileNumbers' | 'byStampValue' | 'markRead'>;
  readonly establishments: Pick<Establishments, 'known' | 'current' | 'knownAll'>;
}

export function findRepairRoutes(ports: FindRepairPorts): ImplementedRoute[] {
  const answer = async (file: RepairRecord | undefined, person: PersonActor) => {
    if (file === undefined) throw repairNotFound();
    await markRead(ports.repairs, file, person);
    return toFile(file, (await peopleOf(ports, [file]))(file));
  };
  return [
    implement(repairsRoutes.findOwnRepair, async ({ params, actor }) =>
      answer(await findOwn(ports, params.id, actor), actor),
    ),
    implement(repairsRoutes.findRepair, async ({ params, actor }) =>
      answer(await findAny(ports.repairs, params.id), actor),
    ),
  ];
}

/** What an O°code says is longer than five digits; a file number holds letters. */
const isStampValue = (typed: string): boolean => /^\d{6,}$/.test(typed);

async function findAny(repairs: FindRepairPorts['repairs'], typed: string): Promise<RepairRecord | undefined> {
  return isStampValue(typed) ? repairs.byStampValue(typed) : (await repairs.byFileNumbers([typed]))[0];
}

/**
 * One's own file by its O°code, its number, or its five digits completed with one's prefix. Digits may stand for a repair and for
 * a session: the one that is still being completed comes first, then the newest. A stranger's number is not found.
 */
async function findOwn(
  { repairs, establishments }: FindRepairPorts,
  typed: string,
  person: PersonActor,
): Promise<RepairRecord | undefined> {
  const found =
    typed.includes('_') || isStampValue(typed)
      ? [await findAny(repairs, typed)]
      : await repairs.byFileNumbers(await completed(establishments, typed, person.entity_id));
  const own = found.filter((file) => file?.entityId === person.entity_id);
  return own.find((file) => file?.status === 0) ?? own[0];
}

async function completed(
  establishments: FindRepairPorts['establishments'],
  digits: string,
  entityId: string,
): Promise<string[]> {
  const { prefix } = (await establishments.known(entityId)) ?? (await establishments.current(entityId));
  return (['REP', 'VEL'] as const).flatMap((kind) => {
    const number = completeFileNumber(digits, { kind, prefix: String(prefix) });
    return number.ok ? [number.value] : [];
  });
}
