import type { RouteAuth } from '@alveole/contracts';
import type { FastifyInstance } from 'fastify';
import { signServiceToken } from '../tokens/service-tokens.ts';
import { person } from '../tokens/test-keys.harness.ts';
import { implement } from './implement.ts';
import { bearing, config, reading, readingRoute, signer, startService } from './service.harness.ts';

const echoing = (auth: RouteAuth, name: string) => implement(readingRoute(auth, name), ({ actor }) => ({ ...actor }));
const routes = [
  echoing('refresh', 'renew'),
  echoing('optional', 'maybe'),
  echoing('service', 'internal'),
  echoing(['ADM'], 'staff'),
  echoing([], 'nobody'),
];

let app: FastifyInstance;
beforeAll(async () => {
  app = await startService({ routes, rateLimits: { perAddress: 100_000 } });
});
afterAll(() => app.close());

const get = (path: string, headers?: Record<string, string>) => reading(app)(path, headers);

describe('the guard', () => {
  const access = signer.access(person({ role: 'REP', entityGender: 0 }));
  const admin = signer.access(person({ role: 'ADM', entityGender: 10 }));
  const refresh = signer.refresh({ ...person({}), tokenId: 't1', family: 'f1' });
  const internal = signServiceToken(config.SERVICE_SECRET, 'repairs');
  const matrix: [string, string, number[]][] = [
    //                      none  access(REP) access(ADM) refresh service
    ['a refresh route', 'renew', [401, 401, 401, 200, 401]],
    ['an optional route', 'maybe', [200, 200, 200, 401, 401]],
    ['a service route', 'internal', [401, 401, 401, 401, 200]],
    ['a route of ADM', 'staff', [401, 403, 200, 401, 401]],
    ['a route of nobody', 'nobody', [401, 403, 403, 401, 401]],
  ];
  it.each(matrix)('at %s lets in only whom the contract names', async (_name, url, expected) => {
    const answers = await Promise.all(
      [{}, bearing(access), bearing(admin), bearing(refresh), bearing(internal)].map((headers) => get(url, headers)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(expected);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(answer.json().code).toBe('NotAuthorizedException');
  });

  it('refuses a funder wherever its role is not named, where a token is read only if there is one too', async () => {
    const funder = bearing(signer.access(person({ role: 'FIN', entityGender: 12, funderId: 'ville' })));
    const codes = await Promise.all(['maybe', 'staff', 'nobody', 'internal'].map((url) => get(url, funder)));
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401]);
  });

  it('gives the handler the actor of the token', async () => {
    expect((await get('staff', bearing(admin))).json()).toEqual(person({ role: 'ADM', entityGender: 10 }));
    expect((await get('internal', bearing(internal))).json()).toEqual({ service: 'repairs' });
  });

  it('refuses a token before it reads the body', async () => {
    expect((await get('staff', { authorization: 'Basic eDp5' })).statusCode).toBe(401);
  });
});
