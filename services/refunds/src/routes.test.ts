import { routesOf as declaredRoutesOf } from '@alveole/contracts';
import { routesOf } from './routes.ts';
import type { RefundsPorts } from './ports.ts';

it('binds every route that its contract declares', () => {
  const bound = routesOf({} as RefundsPorts).map(({ route }) => route.name);
  expect(bound.sort()).toEqual(declaredRoutesOf.refunds.map(({ name }) => name).sort());
});
