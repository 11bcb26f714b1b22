import type { RepairsPorts } from '../ports.ts';
import type { HistoryRecord } from '../record/history-record.ts';
import type { Person } from '../record/people.ts';
import { newlyRead } from '../record/read-marks.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { withPeople } from '../store/people-of.ts';
import type { People } from '../record/people.ts';
import { historyFor } from '../wire/history-answers.ts';
import { orNotFound, requireOwnFile } from '../wire/refusals.ts';

/**
 * A file with its people; its messages count as seen by the reader's side.
 * Throws RepairNotFoundException, NotAuthorizedException.
 */
export async function readRepair(ports: RepairsPorts, person: Person, id: string): Promise<RepairRecord & People> {
  const [whole] = await withPeople(ports, [await openFile(ports, person, id)]);
  return whole as RepairRecord & People;
}

/** The operations of a file, oldest first; its messages count as seen, as with the file itself. */
export async function readHistory(ports: RepairsPorts, person: Person, id: string): Promise<readonly HistoryRecord[]> {
  return historyFor(person, (await openFile(ports, person, id)).history);
}

/** What one side writes stays unread until somebody of the other opens the file: who did first, and when, is kept. */
export async function seenBy({ repairs, now }: RepairsPorts, file: RepairRecord, person: Person): Promise<void> {
  const by = person.role === 'REP' ? 'repairer' : 'staff';
  const upTo = newlyRead(file, by);
  if (upTo !== undefined) await repairs.markRead(file, { by, name: person.userName, at: now(), upTo });
}

async function openFile(ports: RepairsPorts, person: Person, id: string): Promise<RepairRecord> {
  const file = orNotFound(await ports.repairs.byId(id));
  requireOwnFile(file, person);
  await seenBy(ports, file, person);
  return file;
}
