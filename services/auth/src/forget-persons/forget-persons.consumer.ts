import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { EventHandlers } from '@alveole/messaging';
import type { AuthPorts } from '../ports.ts';

/** The people of an establishment are forgotten together. Throws where an account changed meanwhile: the event comes again. */
export function forgetPersonsConsumer({ forgottenAccounts, now }: Pick<AuthPorts, 'forgottenAccounts' | 'now'>) {
  return {
    'entity.anonymised': async ({ data: { entity } }: { readonly data: { readonly entity: EntitySnapshot } }) => {
      for (const id of await forgottenAccounts.idsOfEntity(entity.entity_id))
        if ((await forgottenAccounts.forget(id, now())) === 'stale') throw new Error('An account changed meanwhile');
    },
  } satisfies EventHandlers;
}
