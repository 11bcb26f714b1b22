import { kindsReadBy } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import type { Establishment } from '../record/establishment.ts';
import { anotherEntity, anotherList, unknownEntity } from '../record/refusals.ts';

type Reader = Pick<EnrolmentPorts, 'establishments'>;

/**
 * One's own establishment; for staff those that they may read (`kindsReadBy`). Throws `NotAuthorizedException`,
 * `EntityNotFoundException`.
 */
export async function readEstablishment(ports: Reader, id: string, { role, entityId }: Caller): Promise<Establishment> {
  if (role === 'REP' && entityId !== id) throw anotherEntity();
  const establishment = await knownEstablishment(ports, id);
  if (role !== 'REP' && !kindsReadBy(role).includes(establishment.kind)) throw anotherList();
  return establishment;
}

/** The number that starts the caller's file numbers; staff has none. Throws `EntityNotFoundException`. */
export async function ownPrefix(ports: Reader, { role, entityId }: Caller): Promise<number | undefined> {
  return role === 'REP' ? (await knownEstablishment(ports, entityId)).prefix : undefined;
}

/** An establishment, whoever asks. Throws `EntityNotFoundException`. */
export async function knownEstablishment({ establishments }: Reader, id: string): Promise<Establishment> {
  const establishment = await establishments.byId(id);
  if (!establishment) throw unknownEntity();
  return establishment;
}
