import { routesOf } from '@alveole/contracts';
import type { RouteDefinition } from '@alveole/contracts';
import type { Role } from '@alveole/domain';
import type { FastifyInstance } from 'fastify';
import { person } from '../tokens/test-keys.harness.ts';
import { implement } from './implement.ts';
import { bearing, signer, startService } from './service.harness.ts';

/** Calls a minute up to which a call is tried to its limit here; what is beyond guards no person, code or mail. */
const maxTried = 60;
const limited = Object.values(routesOf)
  .flat()
  .filter(({ rateLimit, auth }) => rateLimit && rateLimit.perMinute <= maxTried && auth !== 'service');

const genderOf: Readonly<Record<Role, number>> = { REP: 0, ALL: 9, ADM: 10, FUB: 11, FIN: 12 };
/** Its answers do not matter: it is asked for nothing that it takes. */
const standIn = (route: RouteDefinition) => implement(route, () => Promise.reject(new Error('not asked for')));
let app: FastifyInstance;
beforeAll(async () => {
  app = await startService({ routes: limited.map(standIn), statusOf: async () => 1 });
});
afterAll(() => app.close());

/** Asks once, as somebody whom no other call of these tests has counted. */
function ask({ method, path, auth, name }: RouteDefinition) {
  const role = typeof auth === 'object' ? auth[0] : undefined;
  const funder = role === 'FIN' ? { funderId: 'ville' } : {};
  const who = role && signer.access(person({ role, entityGender: genderOf[role], userId: name, ...funder }));
  return app.inject({
    method,
    url: `/alveoleapi${path.replaceAll(/[:*](\w+)/g, 'x')}`,
    headers: {
      'x-forwarded-for': `203.0.113.${limited.findIndex((route) => route.name === name) + 1}`,
      ...(who && bearing(who)),
    },
  });
}

describe('each call with a limit of its own', () => {
  it.each(limited.map((route) => [route.name, route] as const))(
    '%s refuses what is beyond it, with a delay',
    async (_, route) => {
      for (let call = 0; call < (route.rateLimit?.perMinute ?? 0); call += 1)
        expect((await ask(route)).statusCode).not.toBe(429);
      const beyond = await ask(route);
      expect([beyond.statusCode, beyond.json().code]).toEqual([429, 'TooManyRequestsException']);
      expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  it.each(['createEntityUser', 'registerDevice', 'sendMail', 'exportEntities', 'openMassRun'])(
    '%s is one of them',
    (name) => {
      expect(limited.map((route) => route.name)).toContain(name);
    },
  );
});
