import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import { newlyRead } from '../record/read-marks.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { orNotFound, requireOwnFile } from '../wire/refusals.ts';

/**
 * What one side writes stays unread until a file is shown to somebody of the other: who was first, and when, is kept.
 * Throws RepairNotFoundException, NotAuthorizedException.
 */
export async function markRepairRead(
  { repairs, now }: Pick<RepairsPorts, 'repairs' | 'now'>,
  person: Person,
  id: string,
): Promise<RepairRecord> {
  const file = orNotFound(await repairs.byId(id));
  requireOwnFile(file, person);
  const by = person.role === 'REP' ? 'repairer' : 'staff';
  const upTo = newlyRead(file, by);
  if (upTo !== undefined) await repairs.markRead(file, { by, name: person.userName, at: now(), upTo });
  return file;
}
