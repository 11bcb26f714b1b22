import type { RouteDefinition } from '../define/define-route.ts';
import { routesOf } from '../all-routes.ts';
import { laxValues, requestFields, withField } from './request-fields.ts';
import type { RequestField } from './request-fields.ts';

const fields = Object.values(routesOf)
  .flat()
  .flatMap((route) =>
    requestFields(route).map(
      (field) => [`${route.method} ${route.path}`, field.path.join('.'), { route, field }] as const,
    ),
  );

/** The fields that a part is refused for. */
function refusedIn(route: RouteDefinition, field: RequestField, value: unknown): string {
  const read = route[field.part]?.safeParse(withField(field, value));
  return JSON.stringify(read?.error?.issues ?? []);
}

/** How JSON writes the end of an issue's path: a name, or the place in a list. */
function endOfPath({ path }: RequestField): string {
  const end = path.at(-1);
  return Number.isInteger(Number(end)) ? `,${end}]` : `"${end}"`;
}

describe('lax values', () => {
  it('are looked for in every date, number and row of digits of the contracts', () => {
    const names = new Set(fields.map(([, name]) => name));
    for (const name of ['created_before', 'status', 'latitude', 'birthdate', 'zip', 'entity_data.latitude'])
      expect([...names]).toContain(name);
    expect([...names]).toContain('repair_data.operation_data.amount_net');
    expect(fields.length).toBeGreaterThan(60);
  });

  it.each(fields)('are refused by %s in %s', (_call, _name, { route, field }) => {
    const accepted = laxValues[field.kind].filter(
      (value) => !refusedIn(route, field, value).includes(endOfPath(field)),
    );
    expect(accepted).toEqual([]);
  });

  it.each([
    ['status', '3', 3],
    ['status', '14', 14],
    ['gender', '0', 0],
  ])('are no plain ones: %s=%s is read', (name, text, number) => {
    const list = routesOf.repairs.find((route) => route.name === 'listRepairs');
    expect(list?.query?.parse({ [name]: text })).toEqual({ [name]: number });
  });
});

describe('a cursor', () => {
  const list = routesOf.repairs.find((route) => route.name === 'listRepairs');
  const read = (created_before: string) => list?.query?.parse({ created_before }).created_before;

  it.each([
    ['2026-03-02T09:00:00.000Z,abc', '2026-03-02T09:00:00.000Z,abc'],
    ['2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z'],
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ])('%s is read as %s', (text, cursor) => {
    expect(read(text)).toBe(cursor);
  });
});
