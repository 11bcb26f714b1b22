import { clientBindings, scopes, scopesOfBinding } from '@alveole/domain';
import type { ClientBinding, Role } from '@alveole/domain';
import { routesOf } from '../all-routes.ts';
import type { RouteDefinition } from '../define/define-route.ts';
import { scopeTexts } from './index.ts';

const routes = Object.values(routesOf).flat();
const roleOf: Readonly<Record<ClientBinding, Role>> = { programme: 'ADM', shop: 'REP', funder: 'FIN' };
const admits = ({ auth }: RouteDefinition, role: Role) =>
  auth === 'optional' ? role !== 'FIN' : typeof auth === 'object' && auth.includes(role);

describe('the scopes of routes', () => {
  it.each(clientBindings.flatMap((binding) => scopesOfBinding[binding].map((scope) => [scope, binding] as const)))(
    '%s opens at least one call to software of the %s',
    (scope, binding) => {
      const opened = routes.filter((route) => route.scope === scope && admits(route, roleOf[binding]));
      expect(opened.map(({ name }) => name)).not.toEqual([]);
    },
  );

  it('are declared only where software has a token that the route reads', () => {
    const scoped = routes.filter(({ scope }) => scope !== undefined);
    expect(scoped.filter((route) => !clientBindings.some((name) => admits(route, roleOf[name])))).toEqual([]);
  });

  it('let software change something by the scopes that write, and by no other', () => {
    const changing = routes.filter(({ method, scope }) => method !== 'GET' && scope !== undefined);
    expect(changing.map(({ name, scope }) => [name, scope])).toEqual([
      ['registerConsumer', 'consumers:write'],
      ['openRepair', 'repairs:write'],
      ['operateRepair', 'repairs:write'],
    ]);
  });

  it('open no call about accounts of people, software, settings or mass runs', () => {
    const closed = /account|client|staff|user|password|switch|suspend|mass|campaign(?!s)|template|sepa/i;
    expect(
      routes.filter(({ name, scope }) => scope !== undefined && closed.test(name)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('have a sentence each', () => {
    expect(Object.keys(scopeTexts)).toEqual([...scopes]);
  });
});
