import type { Change } from '../change.ts';
import { namesOf } from '../names.ts';
import { thingOf } from './declarations.ts';
import type { RouteWishes } from './new-route.ts';

/** The folder of an act: its story, the route that translates, the test that calls it. */
export function actFiles(wishes: RouteWishes): Change[] {
  const { kebab } = namesOf(wishes.name);
  const folder = `services/${wishes.service}/src/${kebab}`;
  return [
    { path: `${folder}/${kebab}.ts`, text: story(wishes) },
    { path: `${folder}/${kebab}.route.ts`, text: route(wishes) },
    { path: `${folder}/${kebab}.test.ts`, text: test(wishes) },
  ];
}

function story({ service, name }: RouteWishes): string {
  const { camel } = namesOf(name);
  const ports = `${namesOf(service).pascal}Ports`;
  return `import type { ${ports} } from '../ports.ts';

/** What happens, told in the terms of the field. */
export function ${camel}({ now }: Pick<${ports}, 'now'>): { readonly at: Date } {
  return { at: now() };
}
`;
}

function route({ service, name }: RouteWishes): string {
  const { camel, kebab } = namesOf(name);
  const thing = thingOf(service);
  const routes = `${namesOf(thing).camel}Routes`;
  return `import { ${routes} } from '@alveole/contracts/${thing}';
import { implement } from '@alveole/service-kit';
import type { ${namesOf(service).pascal}Ports } from '../ports.ts';
import { ${camel} } from './${kebab}.ts';

export function ${camel}Route(ports: ${namesOf(service).pascal}Ports) {
  return implement(${routes}.${camel}, async () => ({ at: ${camel}(ports).at.toISOString() }));
}
`;
}

function test({ service, method, path }: RouteWishes): string {
  const call = `${method.toLowerCase()}('${path.replace(':id', 'x1')}'${method === 'POST' || method === 'PUT' ? ', {}' : ''})`;
  return `import { startHarness } from '@alveole/testing/node';
import { ${service}Service } from '../start.ts';

const start = () => startHarness(${service}Service, { now: new Date('2026-03-01T08:00:00Z') });
let harness: Awaited<ReturnType<typeof start>>;
beforeAll(async () => (harness = await start()));
afterAll(() => harness?.close());

it('answers ${method} ${path} to an administrator with 200, and refuses a partner with 403', async () => {
  expect((await harness.as('ADM').${call}).status).toBe(200);
  expect((await harness.as('REP').${call}).status).toBe(403);
});

it('returns the time of the call of ${method} ${path} as at', async () => {
  expect((await harness.as('ADM').${call}).body).toEqual({ at: '2026-03-01T08:00:00.000Z' });
});
`;
}
