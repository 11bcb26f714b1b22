import { repairsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { repairNotFound, requireOwnFile } from '../wire/actors.ts';
import type { RepairStore } from '../store/repair-store.ts';

/** What the O°code of a file says. A file that was opened before there were O°codes gets its own with its invoice. */
export function readStampRoute({ repairs }: { readonly repairs: Pick<RepairStore, 'byId'> }): ImplementedRoute {
  return implement(repairsRoutes.readStamp, async ({ params, actor }) => {
    const file = await repairs.byId(params.id);
    if (file === undefined) throw repairNotFound();
    requireOwnFile(file, actor);
    if (file.stampValue === undefined) throw repairNotFound();
    return { entity_id: file.id, long_description: { stamp: file.stampValue } };
  });
}
