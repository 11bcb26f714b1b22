import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { authConfig } from './config.ts';
import { forgetPersons } from './forget-persons/forget-persons.ts';
import { migrations } from './migrate/migrations.ts';
import { createPorts } from './assemble.ts';
import { modelsOf } from './store/models.ts';
import { routesOf } from './routes.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Auth: sign-in, sessions, accounts, recovery. */
export const authService = defineService({
  name: 'auth',
  config: authConfig,
  migrations,
  assemble: ({ config, database, clientOf, now, metrics, startThreads }) => {
    const clients = { enrolment: clientOf(config.ENROLMENT_URL), repairs: clientOf(config.REPAIRS_URL) };
    const ports = createPorts({ config, database, ...clients, now, metrics, startThreads });
    return {
      routes: routesOf(ports),
      statusOf: ports.statuses.statusOf,
      subscriptions: subscriptionsOf(ports),
      outboxes: Object.values(modelsOf(database)),
      retention: forgetPersons({ forgottenAccounts: ports.forgottenAccounts, database, enrolment: clients.enrolment }),
      close: () => ports.passwords.close(),
    };
  },
});

/** Throws when its configuration, database or broker fails. */
export const startAuthService = serviceStarter(authService);
