import type { RepairsPorts } from '../ports.ts';
import type { HistoryRecord } from '../record/history-record.ts';
import type { Person } from '../record/people.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { withPeople } from '../store/people-of.ts';
import type { People } from '../record/people.ts';
import { historyFor } from '../wire/history-answers.ts';
import { orNotFound, requireOwnFile } from '../wire/refusals.ts';

/**
 * A file with its people.
 * Throws RepairNotFoundException, NotAuthorizedException.
 */
export async function readRepair(ports: RepairsPorts, person: Person, id: string): Promise<RepairRecord & People> {
  const [whole] = await withPeople(ports, [await openFile(ports, person, id)]);
  return whole as RepairRecord & People;
}

/** The operations of a file, oldest first. */
export async function readHistory(ports: RepairsPorts, person: Person, id: string): Promise<readonly HistoryRecord[]> {
  return historyFor(person, (await openFile(ports, person, id)).history);
}

async function openFile(ports: RepairsPorts, person: Person, id: string): Promise<RepairRecord> {
  const file = orNotFound(await ports.repairs.byId(id));
  requireOwnFile(file, person);
  return file;
}
