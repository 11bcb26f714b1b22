import type { RouteAuth } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import type { FastifyInstance } from 'fastify';
import { person } from '../tokens/test-keys.harness.ts';
import { implement } from './implement.ts';
import { bearing, reading, readingRoute, signer, startService } from './service.harness.ts';

const statuses = new Map<string, EstablishmentStatus>([
  ['closed', EstablishmentStatus.closed],
  ['validated', EstablishmentStatus.validated],
]);
const refused = (auth: RouteAuth, name: string) => implement(readingRoute(auth, name), () => ({}));
const routes = [
  refused(['REP', 'ADM'], 'shared'),
  refused('optional', 'upload'),
  refused('refresh', 'renewal'),
  refused('public', 'open'),
  implement({ ...readingRoute(['REP'], 'own'), whenClosed: 'answered' }, () => ({})),
];

let app: FastifyInstance;
beforeAll(async () => {
  app = await startService({ routes, statusOf: async (entityId) => statuses.get(entityId) });
});
afterAll(() => app.close());

const partner = (entityId: string) => person({ role: 'REP', entityGender: 0, entityId });
const ask = (path: string, entityId: string) => {
  const actor = partner(entityId);
  const token = path === 'renewal' ? signer.refresh({ ...actor, tokenId: 't', family: 'f' }) : signer.access(actor);
  return reading(app)(path, bearing(token));
};

describe('a closed account', () => {
  it.each(['shared', 'upload', 'renewal'])('is refused %s, which every other partner is answered', async (path) => {
    const answer = await ask(path, 'closed');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'NotAuthorizedException', message: 'Account closed.' });
    expect((await ask(path, 'validated')).statusCode).toBe(200);
    expect((await ask(path, 'of nobody')).statusCode).toBe(200);
  });

  it.each(['own', 'open'])('is answered %s', async (path) => {
    expect((await ask(path, 'closed')).statusCode).toBe(200);
  });

  it('closes nothing to staff', async () => {
    const token = signer.access(person({ role: 'ADM', entityGender: 10, entityId: 'closed' }));
    expect((await reading(app)('shared', bearing(token))).statusCode).toBe(200);
  });

  it('keeps a service from starting that could not tell it', async () => {
    const start = startService({ routes: [refused(['REP'], 'forgotten')], statusOf: undefined });
    await expect(start).rejects.toThrow('forgotten is open to partners, and its service cannot tell closed accounts.');
  });
});
