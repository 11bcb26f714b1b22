import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { AuthPorts } from '../ports.ts';

export type CloseSessionsPorts = Pick<AuthPorts, 'statuses' | 'families'>;

/** Follows the status of an establishment, and ends its sessions when what happened to it says so. */
export async function followEntity(
  { statuses, families }: CloseSessionsPorts,
  entity: EntitySnapshot,
  closesSessions: boolean,
): Promise<void> {
  await statuses.keep(entity);
  // Signing in anew still shows the closed account.
  if (closesSessions) await families.closeAllOfEntity(entity.entity_id);
}
