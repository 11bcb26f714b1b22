import { routesOf as declaredRoutes } from '@alveole/contracts';
import { routesOf } from './routes.ts';
import type { RepairsPorts } from './ports.ts';

describe('the calls of this service', () => {
  it('are bound, each one that the contracts declare', () => {
    const bound = routesOf({} as RepairsPorts)
      .map(({ route }) => route.name)
      .sort();
    expect(bound).toEqual(declaredRoutes.repairs.map(({ name }) => name).sort());
  });
});
