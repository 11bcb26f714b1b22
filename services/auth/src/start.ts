import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { authConfig } from './config.ts';
import { createPorts, modelsOf } from './ports.ts';
import { routesOf } from './routes.ts';
import { noteOpenings } from './store/note-openings.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Auth: sign-in, sessions, accounts, recovery. */
export const authService = defineService({
  name: 'auth',
  config: authConfig,
  assemble: ({ config, database, logger, clientOf, now, metrics }) => {
    const ports = createPorts({ config, database, enrolment: clientOf(config.ENROLMENT_URL), now, metrics });
    const openings = noteOpenings(database, logger);
    return {
      routes: routesOf(ports),
      statusOf: ports.statuses.statusOf,
      subscriptions: subscriptionsOf(ports),
      outboxes: Object.values(modelsOf(database)),
      async close() {
        await openings.stop();
        await ports.passwords.close();
      },
    };
  },
});

/** Throws when its configuration, database or broker fails. */
export const startAuthService = serviceStarter(authService);
