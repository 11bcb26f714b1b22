import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { EventHandlers } from '@alveole/messaging';
import { followMail } from './move-account.ts';
import type { MoveAccountPorts } from './move-account.ts';

interface EntityEvent {
  readonly data: { readonly entity: EntitySnapshot };
}

/** The account of an establishment follows its address. */
export function moveAccountConsumer(ports: MoveAccountPorts) {
  const follow = ({ data: { entity } }: EntityEvent) => followMail(ports, entity);
  return {
    'entity.profile-saved': follow,
    'entity.modified': follow,
    'entity.validated': follow,
    'entity.refused': follow,
    'entity.closed': follow,
    'entity.mail-changed': follow,
  } satisfies EventHandlers;
}
