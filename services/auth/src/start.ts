import { enrolmentRoutes } from '@alveole/contracts';
import { createTokenSigner } from '@alveole/service-kit';
import { serviceStarter } from '@alveole/service-frame';
import { accountModelOf } from './account/account-repository.ts';
import { wireAuth } from './app.ts';
import { configSchema } from './config.ts';

/** Starts auth: sign-in, sessions, accounts, recovery. Throws when its configuration, database or broker fails. */
export const startAuthService = serviceStarter({
  name: 'auth',
  config: configSchema,
  assemble: ({ config, database, clientOf }) => {
    const enrolment = clientOf(config.ENROLMENT_URL);
    const { routes, handlers } = wireAuth({
      database,
      signer: createTokenSigner({ privateKey: config.AUTH_PRIVATE_KEY, publicKeys: config.AUTH_PUBLIC_KEYS }),
      secrets: config,
      bcryptCost: config.BCRYPT_COST,
      askEntity: (id) => enrolment.call(enrolmentRoutes.readEntitySnapshot, { params: { id } }),
      now: Date.now,
    });
    return { routes, subscriptions: [{ queue: 'auth.entities', handlers }], outboxes: [accountModelOf(database)] };
  },
});
