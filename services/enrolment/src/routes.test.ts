import { routesOf as declaredRoutesOf } from '@alveole/contracts';
import type { EnrolmentPorts } from './ports.ts';
import { routesOf } from './routes.ts';

it('binds every route that its contract declares', () => {
  const bound = routesOf({} as EnrolmentPorts).map(({ route }) => route.name);
  expect(bound.sort()).toEqual(declaredRoutesOf.enrolment.map(({ name }) => name).sort());
});
