import { routesOf } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { repairRoutes } from '@alveole/contracts/repair';
import { sessionRoutes } from '@alveole/contracts/session';
import { workClassOf, workClasses } from './work-classes.ts';

describe('what a call costs', () => {
  it.each([
    ['the public finder', establishmentRoutes.findPublicEntities, 'browse'],
    ['one file', repairRoutes.findRepair, 'read'],
    ['a page of files', repairRoutes.listRepairs, 'list'],
    ['an operation', repairRoutes.operateRepair, 'write'],
    ['a sign-in', sessionRoutes.signIn, 'hashed'],
    ['a question between services', establishmentRoutes.readEntitySnapshot, 'internal'],
  ] as const)('is told of %s', (_name, route, kind) => {
    expect(workClassOf(route)).toBe(kind);
  });

  it('keeps every public page of rows and every password apart from the rest', () => {
    const kindOf = (name: string) => {
      const route = Object.values(routesOf)
        .flat()
        .find((each) => each.name === name);
      return route && workClassOf(route);
    };
    expect(['listEntities', 'listRefunds', 'listDeliveries', 'setPassword'].map(kindOf)).toEqual([
      'list',
      'list',
      'list',
      'hashed',
    ]);
  });

  it('lets nobody who asked through the gateway wait for a second', () => {
    const asked = Object.entries(workClasses).filter(([name]) => name !== 'internal');
    for (const [, { maxWaitMs, maxWaitUnderLoadMs }] of asked) {
      expect(maxWaitMs).toBeLessThan(1000);
      expect(maxWaitUnderLoadMs).toBeLessThan(maxWaitMs);
    }
  });
});
