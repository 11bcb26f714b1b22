import { acceptedValue, appError } from '@alveole/contracts';
import type { FlagRequest } from '@alveole/contracts/desk';
import { decideFlag, calendarDay } from '@alveole/domain';
import { randomUUID } from 'node:crypto';
import type { EnrolmentPorts } from '../ports.ts';
import type { Flag, FlagAuthor } from '../record/flag.ts';

export type FlagPorts = Pick<EnrolmentPorts, 'flags' | 'establishments' | 'beneficiaries' | 'now'>;

/**
 * Flags an establishment or a beneficiary until the end of a day. Throws `ValidationException` for a day that is over or
 * more than two years ahead, `NotFoundException` for who is not known.
 */
export async function flagSubject(
  ports: FlagPorts,
  { subject, subjectId, reason, lastDay }: FlagRequest,
  { userId, userName }: FlagAuthor,
): Promise<Flag> {
  const at = ports.now();
  acceptedValue(decideFlag(lastDay, calendarDay(at)));
  const record = subject === 'shop' ? ports.establishments.byId(subjectId) : ports.beneficiaries.byId(subjectId);
  if ((await record) === undefined) throw unknownSubject();
  const flag = { id: randomUUID(), subject, subjectId, reason, lastDay, author: { userId, userName }, at };
  await ports.flags.insert(flag);
  return flag;
}

/** Takes a flag away; one that is no longer in force stays as it is. Throws `NotFoundException`. */
export async function removeFlag(
  { flags, now }: FlagPorts,
  id: string,
  { userId, userName }: FlagAuthor,
): Promise<Flag> {
  const at = now();
  await flags.remove(id, { userId, userName, at }, calendarDay(at));
  const flag = await flags.byId(id);
  if (flag === undefined) throw unknownSubject();
  return flag;
}

const unknownSubject = () => appError('NotFoundException', 'Unknown subject of a flag.');
