import type { ServiceNames } from './service-names.ts';

/** The first act: its story, the route that translates, the test on the harness. */
export function actFiles(names: ServiceNames): Record<string, string> {
  const folder = `src/${names.actFolder}/${names.actFolder}`;
  return { [`${folder}.ts`]: story(names), [`${folder}.route.ts`]: route(names), [`${folder}.test.ts`]: test(names) };
}

const story = ({
  pascal,
  record,
  recordPascal,
  act,
}: ServiceNames) => `import type { ${pascal}Ports } from '../ports.ts';
import type { ${recordPascal} } from '../record/${record}.ts';

/** What happens, told in the terms of the field; what may happen is asked of \`@alveole/domain\`. */
export function ${act}({ ${record}Files, newId, now }: ${pascal}Ports): Promise<${recordPascal}> {
  return ${record}Files.insert({ ${record}Id: newId(), openedAt: now() });
}
`;

const route = ({
  service,
  pascal,
  record,
  act,
  actFolder,
}: ServiceNames) => `import { ${service}Routes } from '@alveole/contracts/${service}';
import { implement } from '@alveole/service-kit';
import type { ${pascal}Ports } from '../ports.ts';
import { ${record}ToWire } from '../wire/${record}-wire.ts';
import { ${act} } from './${actFolder}.ts';

export function ${act}Route(ports: ${pascal}Ports) {
  return implement(${service}Routes.${act}, async () => ${record}ToWire(await ${act}(ports)));
}
`;

const test = ({ service, record }: ServiceNames) => `import { startHarness } from '@alveole/testing/node';
import { ${service}Service } from '../start.ts';
import { modelsOf } from '../store/models.ts';

const start = () => startHarness(${service}Service, { now: new Date('2026-03-01T08:00:00Z') });
let harness: Awaited<ReturnType<typeof start>>;
beforeAll(async () => (harness = await start()));
afterAll(() => harness?.close());

it.each([
  ['ADM', 200],
  ['REP', 403],
] as const)('answers POST /v1/${service} of the role %s with %d', async (role, status) => {
  expect((await harness.as(role).post('/v1/${service}', {})).status).toBe(status);
});

it('stores the opened ${record} with the row_hash that the answer gives', async () => {
  const { body } = await harness.as('ADM').post('/v1/${service}', {});
  expect(body.create_date).toBe('2026-03-01T08:00:00.000Z');
  const document = await modelsOf(harness.database).${record}Files.findById(body.${record}_id).lean();
  expect(document?.rowHash).toBe(body.row_hash);
});
`;
