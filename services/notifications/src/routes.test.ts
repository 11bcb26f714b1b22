import { routesOf as declaredRoutesOf } from '@alveole/contracts';
import type { NotificationsPorts } from './ports.ts';
import { routesOf } from './routes.ts';

it('binds every route that its contract declares', () => {
  const bound = routesOf({} as NotificationsPorts).map(({ route }) => route.name);
  expect(bound.sort()).toEqual(declaredRoutesOf.notifications.map(({ name }) => name).sort());
});
