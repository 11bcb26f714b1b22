import type { ServiceNames } from './service-names.ts';

/** What each service has by the same names: package, process, configuration, ports, routes, subscriptions. */
export function frameFiles(names: ServiceNames, eventNames: readonly string[]): Record<string, string> {
  const { service } = names;
  return {
    'package.json': manifest(service),
    'README.md': readme(names),
    'src/main.ts': `import { runService } from '@alveole/service-kit/service';
import { ${service}Service } from './start.ts';

await runService(${service}Service);
`,
    'src/config.ts': `import { z } from 'zod';

/** What ${service} reads from its environment besides what every service does. */
export const ${service}Config = z.object({});
`,
    'src/assemble.ts': assemble(names),
    'src/ports.ts': ports(names),
    'src/store/models.ts': models(names),
    'src/routes.ts': routes(names),
    'src/routes.test.ts': routesTest(names),
    'src/start.ts': start(names),
    'src/subscriptions.ts': `import { subscriptionPlan } from '@alveole/messaging';
import type { Subscription } from '@alveole/messaging';

/** What this service hears of the others: nothing yet. */
export function subscriptionsOf(): Subscription[] {
  return subscriptionPlan({
    queues: {},
    nothingToDo: [${eventNames.map((name) => `'${name}'`).join(', ')}],
  });
}
`,
  };
}

const manifest = (service: string) =>
  `${JSON.stringify(
    {
      name: `@alveole/${service}`,
      version: '0.0.0',
      private: true,
      type: 'module',
      exports: { '.': './src/start.ts', './config': './src/config.ts' },
      dependencies: {
        '@alveole/contracts': '*',
        '@alveole/messaging': '*',
        '@alveole/persistence': '*',
        '@alveole/service-kit': '*',
        zod: '^4.1.0',
      },
      nx: {
        tags: ['layer:node', 'type:service', `scope:${service}`],
        targets: {
          test: { inputs: ['default', '^production', 'testing', 'infrastructure'] },
          lint: {},
          types: {},
        },
      },
      devDependencies: { '@alveole/testing': '*' },
    },
    null,
    2,
  )}\n`;

const readme = ({ service, record }: ServiceNames) => `# ${service}

What this service is for, in one sentence.

- **Database** \`alveole_${service}\`: \`${record}_files\` (the aggregate).
- **Calls**: \`POST v1/${service}\` opens a ${record}.
- **Events in**: none yet. **Events out**: none yet.
- **Environment**: \`MONGODB_URI\`, \`AMQP_URL\`, \`AUTH_PUBLIC_KEYS\`, \`SERVICE_SECRET\`, \`HOST\`, \`PORT\`, \`LOG_LEVEL\`.
`;

const ports = ({
  pascal,
  record,
  recordPascal,
}: ServiceNames) => `import type { ${recordPascal}Store } from './store/${record}-store.ts';

/** Everything that the acts of this service stand on. */
export interface ${pascal}Ports {
  readonly ${record}Files: ${recordPascal}Store;
  readonly newId: () => string;
  readonly now: () => Date;
}
`;

const assemble = ({ pascal, record, recordPascal }: ServiceNames) => `import { randomUUID } from 'node:crypto';
import type { Database } from '@alveole/persistence';
import type { ${pascal}Ports } from './ports.ts';
import { create${recordPascal}Store } from './store/${record}-store.ts';

interface ${pascal}Parts {
  readonly database: Database;
  readonly now: () => Date;
}

export function createPorts({ database, now }: ${pascal}Parts): ${pascal}Ports {
  return { ${record}Files: create${recordPascal}Store(database), newId: randomUUID, now };
}
`;

const models = ({ record }: ServiceNames) => `import type { Database } from '@alveole/persistence';
import { ${record}ModelOf } from './${record}-model.ts';

/** The models whose documents hold events to publish; each call answers the same ones. */
export function modelsOf(database: Database) {
  return { ${record}Files: ${record}ModelOf(database) };
}
`;

const routes = ({
  pascal,
  act,
  actFolder,
}: ServiceNames) => `import type { ImplementedRoute } from '@alveole/service-kit';
import { ${act}Route } from './${actFolder}/${actFolder}.route.ts';
import type { ${pascal}Ports } from './ports.ts';

/** Every call that the contracts declare for this service. */
export function routesOf(ports: ${pascal}Ports): ImplementedRoute[] {
  return [${act}Route(ports)];
}
`;

const routesTest = ({
  service,
  pascal,
}: ServiceNames) => `import { routesOf as declaredRoutesOf } from '@alveole/contracts';
import type { ${pascal}Ports } from './ports.ts';
import { routesOf } from './routes.ts';

it('binds every route that its contract declares', () => {
  const bound = routesOf({} as ${pascal}Ports).map(({ route }) => route.name);
  expect(bound.sort()).toEqual(declaredRoutesOf.${service}.map(({ name }) => name).sort());
});
`;

const start = ({
  service,
  pascal,
}: ServiceNames) => `import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { ${service}Config } from './config.ts';
import { createPorts } from './assemble.ts';
import { routesOf } from './routes.ts';
import { modelsOf } from './store/models.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** What this service is for, in one sentence. */
export const ${service}Service = defineService({
  name: '${service}',
  config: ${service}Config,
  assemble: ({ database, now }) => ({
    routes: routesOf(createPorts({ database, now })),
    subscriptions: subscriptionsOf(),
    outboxes: Object.values(modelsOf(database)),
    // Each collection of persons has a row in the domain's retention table, and an act here.
    retention: [],
  }),
});

/** Throws when its configuration, database or broker fails. */
export const start${pascal}Service = serviceStarter(${service}Service);
`;
