import type { IntegrationConsumers, Subscription } from '@alveole/messaging';

/** Consumers end with the access of their software; the end of a session, a secret or a token names none. */
export const endConsumersSubscription = ({ removeOf }: Pick<IntegrationConsumers, 'removeOf'>): Subscription => ({
  queue: 'notifications.ended-consumers',
  handlers: {
    'account.sessions-ended': async ({ aggregate_id, data: { may_sign_in } }) => {
      if (!may_sign_in) await removeOf(aggregate_id);
    },
  },
});
