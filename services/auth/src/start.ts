import { enrolmentRoutes } from '@alveole/contracts';
import { subscriptionPlan } from '@alveole/messaging';
import { createTokenSigner } from '@alveole/service-kit';
import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { accountModelOf } from './account/account-repository.ts';
import { wireAuth } from './app.ts';
import { configSchema } from './config.ts';

/** Auth: sign-in, sessions, accounts, recovery. */
export const authService = defineService({
  name: 'auth',
  config: configSchema,
  assemble: ({ config, database, clientOf, now }) => {
    const enrolment = clientOf(config.ENROLMENT_URL);
    const { routes, handlers } = wireAuth({
      database,
      signer: createTokenSigner({ privateKey: config.AUTH_PRIVATE_KEY, publicKeys: config.AUTH_PUBLIC_KEYS }),
      secrets: config,
      bcryptCost: config.BCRYPT_COST,
      askEntity: (id) => enrolment.call(enrolmentRoutes.readEntitySnapshot, { params: { id } }),
      now: () => now().getTime(),
    });
    const subscriptions = subscriptionPlan({
      queues: { 'auth.entities': handlers },
      nothingToDo: [
        'account.recovery-code-requested',
        'consumer.registered',
        'consumer.changed',
        'sms.delivery-reported',
        'entity.bank-account-changed',
        'registration.code-requested',
        'refund.drafted',
        'refund.approved',
        'refund.exported',
        'refund.confirmed',
        'repair.opened',
        'repair.operated',
        'repair.code-requested',
        'param.sms-switched',
      ],
    });
    return { routes, subscriptions, outboxes: [accountModelOf(database)] };
  },
});

/** Throws when its configuration, database or broker fails. */
export const startAuthService = serviceStarter(authService);
