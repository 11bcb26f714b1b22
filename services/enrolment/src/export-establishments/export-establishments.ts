import type { EnrolmentPorts } from '../ports.ts';
import { filterFor } from '../list-establishments/list-establishments.ts';
import type { ListRequest } from '../list-establishments/list-establishments.ts';
import type { Caller } from '../record/caller.ts';
import type { Establishment } from '../record/establishment.ts';

export type ExportPorts = Pick<EnrolmentPorts, 'establishments' | 'now'>;

export interface Exported {
  /** How many there were when it began. */
  readonly count: number;
  /** In the order of the list, read as they are asked for. */
  readonly pages: AsyncIterable<readonly Establishment[]>;
}

/** Everything that a list shows under its filters to whoever reads it, and nothing else. Throws `NotAuthorizedException`. */
export async function exportedEstablishments(
  { establishments }: ExportPorts,
  request: ListRequest,
  caller: Caller,
): Promise<Exported> {
  const filter = filterFor(request, caller);
  return { count: await establishments.count(filter), pages: establishments.pages(filter) };
}
