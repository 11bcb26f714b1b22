import { routesOf } from '@alveole/contracts';
import { startAuthHarness } from './auth.harness.ts';

it('binds every route that its contract declares', async () => {
  const { plan, close } = await startAuthHarness();
  const namesOf = (routes: readonly { name: string }[]) => routes.map(({ name }) => name).sort();
  expect(namesOf(plan.routes.map(({ route }) => route))).toEqual(namesOf(routesOf.auth));
  await close();
});
