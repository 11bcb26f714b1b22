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

describe('the guard, of software,', () => {
  const scoped = (scope: 'statistics:read' | undefined, auth: RouteAuth, name: string) =>
    implement({ ...readingRoute(auth, name), ...(scope && { scope }) }, ({ actor }) => ({ ...actor }));
  const token = signer.client({
    clientId: 'c1',
    clientName: 'Portail',
    scopes: ['statistics:read'],
    secretId: 's1',
    tokenId: 't1',
  });
  let scopedApp: FastifyInstance;
  beforeAll(async () => {
    const scopedRoutes = [
      scoped('statistics:read', ['ADM'], 'figures'),
      scoped('statistics:read', 'optional', 'maybe'),
      scoped(undefined, ['ADM'], 'closed'),
      scoped(undefined, 'refresh', 'renew'),
      scoped(undefined, 'service', 'internal'),
    ];
    scopedApp = await startService({ routes: scopedRoutes, rateLimits: { perClient: 12 } });
  });
  afterAll(() => scopedApp.close());
  const statusOf = async (path: string) => (await reading(scopedApp)(path, bearing(token))).statusCode;

  it.each([
    ['figures', 200],
    ['maybe', 200],
    ['closed', 403],
    ['renew', 401],
    ['internal', 401],
  ])('lets it into a call only where that names a scope that it has: %s answers %i', async (path, status) => {
    expect(await statusOf(path)).toBe(status);
  });

  it('lets it make so many calls a minute, and tells it when to come again', async () => {
    let answer = await reading(scopedApp)('figures', bearing(token));
    for (let call = 0; call < 12 && answer.statusCode === 200; call += 1)
      answer = await reading(scopedApp)('figures', bearing(token));
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});
