import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import { orNotFound, requireOwnFile } from '../wire/refusals.ts';

/**
 * What the O°code of a file says. A file that was opened before there were O°codes gets its own with its invoice.
 * Throws RepairNotFoundException, NotAuthorizedException.
 */
export async function readStamp({ repairs }: RepairsPorts, person: Person, id: string): Promise<string> {
  const file = orNotFound(await repairs.byId(id));
  requireOwnFile(file, person);
  return orNotFound(file.stampValue);
}
