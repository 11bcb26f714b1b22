import { z } from 'zod';
import { routesOf } from '../all-routes.ts';
import type { RouteDefinition } from '../define/define-route.ts';
import { pagesOfRoutes } from './route-pages.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

const all: readonly RouteDefinition[] = Object.values(routesOf).flat();
const routeOf = (name: string) => all.find((route) => route.name === name);
const answerOf = (name: string) =>
  z.toJSONSchema(routeOf(name)?.responses[200] ?? z.never(), { io: 'output', unrepresentable: 'any' }) as Schema;

/** Parameters by which a list goes on; `updated_after` of users is a filter by date. */
const cursorNames = ['created_before', 'created_after', 'after', 'behind', 'before'];

it('tells how each list goes on that takes a place to begin at', () => {
  const lists = all.filter(({ method, query }) => {
    const names = Object.keys(query?.shape ?? {});
    return method === 'GET' && names.some((name) => cursorNames.includes(name));
  });
  expect(Object.keys(pagesOfRoutes).sort()).toEqual(lists.map(({ name }) => name).sort());
});

describe.each(Object.entries(pagesOfRoutes))('the pages of %s', (name, { rows, ways }) => {
  it('go on by parameters of its query', () => {
    const query = Object.keys(routeOf(name)?.query?.shape ?? {});
    for (const { parameter } of ways) expect(query).toContain(parameter);
  });

  it('begin at fields of its last row or of its answer', () => {
    const answer = answerOf(name);
    const row = (rows === undefined ? answer : answer.properties?.[rows])?.items;
    for (const { lastRow = [], next } of ways) {
      expect(Object.keys(row?.properties ?? {})).toEqual(expect.arrayContaining(lastRow.flat()));
      if (next !== undefined) expect(Object.keys(answer.properties ?? {})).toContain(next);
    }
  });
});
