import type { ApiCaller, RouteInput } from '@alveole/contracts';
import { recoveryRoutes } from '@alveole/contracts/recovery';

export type WriteOffStep = RouteInput<typeof recoveryRoutes.writeOffRecovery>['body'];

/** Writes a step of two people who give a debt up. Throws what stands in the way. */
export async function writeOffRecovery(api: ApiCaller, id: string, body: WriteOffStep): Promise<void> {
  await api.call(recoveryRoutes.writeOffRecovery, { params: { id }, body });
}
