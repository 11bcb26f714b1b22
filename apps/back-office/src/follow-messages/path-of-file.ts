import type { ApiCaller } from '@alveole/contracts';
import { repairRoutes, repairRowViewOf } from '@alveole/contracts/repair';
import type { MessageSubject } from '@alveole/domain';

/** Where the file of a message is worked on; undefined for one that is gone. */
export async function pathOfFile(
  api: ApiCaller,
  { subject, id }: { readonly subject: MessageSubject; readonly id: string },
): Promise<string | undefined> {
  if (subject === 'establishment') return `/admin/backend/folder/${id}`;
  const [file] = await api.call(repairRoutes.listRepairsByIds, { query: { ids: id } });
  return file && `/admin/backend/facture/${repairRowViewOf(file).fileNumber}`;
}
