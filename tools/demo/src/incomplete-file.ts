import { repairRoutes } from '@alveole/contracts/repair';
import { isIncomplete, RepairKind } from '@alveole/domain';
import type { DemoApi } from './api.ts';
import { demoAccount } from './inbox.ts';
import { signInAs } from './sign-in.ts';

export interface IncompleteFile {
  readonly id: string;
  readonly number: string;
  /** What its O°code says. */
  readonly stamp: string;
}

/** A repair of the demo's shop that waits for its end, with its O°code already. @param lacking what else it must lack */
export async function incompleteFile(outside: DemoApi, lacking?: 'FAC' | 'PHO'): Promise<IncompleteFile> {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  const token = await signInAs(outside, mail, password);
  const rows = await outside.call(repairRoutes.listOwnRepairs, { query: {} }, token);
  const waiting = rows
    .filter(({ status, gender }) => isIncomplete(status) && gender === RepairKind.repair)
    .filter(({ missing }) => lacking === undefined || missing.includes(lacking));
  for (const { repair_id: id, repair_rozo_id: number } of waiting) {
    const read = await outside.call(repairRoutes.readStamp, { params: { id } }, token).catch(() => undefined);
    if (read) return { id, number, stamp: read.long_description.stamp };
  }
  throw new Error('No file of the demo waits for its end.');
}
