import { fileChangesOf } from '@alveole/contracts/establishment';
import { rowsPerPage, shownPerPage } from '@alveole/domain';
import { seedEnrolment } from '../seeding/seed-enrolment.ts';
import type { SeedEstablishment } from '../seeding/seed-enrolment.ts';
import { shopData, shopSiret } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
const adm = { role: 'ADM', permission: 0, userId: 'user-adm' } as const;
const all = { role: 'ALL', permission: 0, userId: 'user-all' } as const;
const at = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute));

function seed(id: string, prefix: number, change: Partial<SeedEstablishment> = {}): SeedEstablishment {
  const fields = { siret: shopSiret(), mail: `${id}@exemple.fr`, legalStatut: change.kind ?? 0 };
  const profile = fileChangesOf(shopData(fields));
  return { id, kind: 0, prefix, profile, registeredAt: at(prefix), acts: [], ...change };
}

beforeAll(async () => {
  enrolment = await openEnrolment();
  const many = Array.from({ length: 200 }, (_, index) =>
    seed(`many-${String(index).padStart(3, '0')}`, index + 1, { registeredAt: at(Math.floor(index / 50)) }),
  );
  const validated = { act: 'validate', at: at(900), actor: all, userName: 'Luc' } as const;
  await seedEnrolment(enrolment.database, {
    establishments: [
      ...many,
      seed('rhin', 300, {
        acts: [{ act: 'validate', at: at(900), actor: adm, userName: 'Ann' }],
        operator: { id: 'user-adm', name: 'Ann' },
      }),
      seed('asso', 301, {
        kind: 1,
        acts: [validated],
        profile: {
          ...seed('asso', 301).profile,
          companyName: 'Vélorution d’Orléans',
          identifier: 'WWWWWW12345678',
          city: 'Orléans',
        },
      }),
      seed('authority', 302, { kind: 3 }),
      seed('refused', 303, {
        acts: [{ act: 'refuse-temporarily', at: at(901), actor: adm, userName: 'Ann', reasons: [{ key: 1 }] }],
      }),
      seed('suspended', 304, { suspendedAt: at(902) }),
      seed('closed', 305, {
        acts: [{ act: 'refuse-definitively', at: at(903), actor: adm, userName: 'Ann', reasons: [{ key: 1 }] }],
      }),
    ],
    beneficiaries: [],
  });
});
afterAll(() => enrolment?.close());

type Row = { entity_id: string; create_date: string; status: number };
const list = async (query: string, role: 'ADM' | 'ALL' | 'FUB' = 'ADM'): Promise<Row[]> =>
  (await enrolment.as(role).get(`/enrolment/entities?${query}`)).body;
const ids = (rows: Row[]) => rows.map(({ entity_id }) => entity_id);

describe('the lists of establishments', () => {
  it('go on from the last row, so that rows of one instant are neither lost nor doubled', async () => {
    const first = await list('gender=0');
    expect(first).toHaveLength(rowsPerPage);
    const last = first[194];
    const rest = await list(`gender=0&created_before=${last?.create_date},${last?.entity_id}`);
    const shown = [...ids(first.slice(0, shownPerPage)), ...ids(rest)];
    expect(shown).toHaveLength(204);
    expect(new Set(shown).size).toBe(204);
    expect(shown[0]).toBe('closed');
  });

  it('show each role the kinds that it reviews', async () => {
    expect(ids(await list('', 'FUB'))).toEqual(['authority', 'asso']);
    expect(ids(await list('gender=1', 'ALL'))).toEqual(['asso']);
    expect(await enrolment.as('FUB').get('/enrolment/entities?gender=0')).toMatchObject({
      status: 403,
      body: { code: 'NotAuthorizedException' },
    });
    expect(await enrolment.as('ADM').get('/enrolment/entities?gender=1')).toMatchObject({ status: 403 });
    expect((await enrolment.as('REP').get('/enrolment/entities')).status).toBe(403);
    expect((await enrolment.visitor.get('/enrolment/entities')).status).toBe(401);
  });

  it('answer the same under the prefix of the back office', async () => {
    const query = 'status=1&gender=0';
    const { body } = await enrolment.as('ADM').get(`/backend/entities?${query}`);
    expect(body).toEqual(await list(query));
    expect(body).not.toEqual([]);
  });

  it('filter by status and by holder', async () => {
    expect(ids(await list('status=1'))).toEqual(['rhin']);
    expect(ids(await list('status=4'))).toEqual(['suspended']);
    expect(ids(await list('mine=yes'))).toEqual(['rhin']);
    expect(ids(await list('mine=yes', 'ALL'))).toEqual([]);
  });

  it('search by beginnings of words, accents and case aside, and drop short words', async () => {
    expect(ids(await list('query=velorution%20d%20ORLE', 'ALL'))).toEqual(['asso']);
    for (const query of ['WWWWWW12345678', 'W12345678', 'w1234 5678'])
      expect(ids(await list(`query=${query}`, 'ALL'))).toEqual(['asso']);
    expect(ids(await list('query=rhin%20introuvable', 'ALL'))).toEqual([]);
  });

  it.each(['🚲', '--', '(', '.*'])('find nothing for %s, of which no row has a letter or a digit', async (signs) => {
    expect(ids(await list(`query=${encodeURIComponent(signs)}`, 'ALL'))).toEqual([]);
  });

  it.each(['query[$gt]=', 'status[$ne]=1', 'status=7', 'created_before=hier', 'unknown=1', 'mine=no'])(
    'refuse %s',
    async (query) => {
      expect((await enrolment.as('ADM').get(`/enrolment/entities?${query}`)).status).toBe(400);
    },
  );

  it('count by status what the caller reviews', async () => {
    expect((await enrolment.as('ADM').get('/v1/enrolment/entity_counts')).body).toEqual({
      total: 204,
      mine: 1,
      by_status: { 0: 200, 1: 1, 2: 1, 3: 0, 4: 1, 9: 1 },
      by_ve_request: { waiting: 0, sent: 0, accepted: 0, aborted: 0 },
    });
    expect((await enrolment.as('FUB').get('/v1/enrolment/entity_counts?gender=3')).body).toMatchObject({
      total: 1,
      mine: 0,
    });
  });
});

describe('seeding', () => {
  it('leaves what the service would have left: history, reasons, search, and prefixes that never come again', async () => {
    const refused = await enrolment.models.establishments.findOne({ _id: 'refused' }).lean();
    expect(refused).toMatchObject({
      status: 2,
      sequence: 2,
      outbox: [],
      history: [{ act: 'register' }, { act: 'refuse-temporarily', reasons: ['Extrait KBIS de plus de trois mois'] }],
    });
    expect((await enrolment.models.establishments.findOne({ _id: 'closed' }).lean())?.siretClaim).toBeUndefined();
    expect(await enrolment.ports.nextPrefix()).toBe(306);
  });

  it('refuses a way that the rules do not have', async () => {
    const twice = [adm, adm].map((actor) => ({ act: 'validate' as const, at: at(1), actor, userName: 'Ann' }));
    await expect(
      seedEnrolment(enrolment.database, { establishments: [seed('wrong', 400, { acts: twice })], beneficiaries: [] }),
    ).rejects.toThrow('Entity already validated');
  });
});
