import { strFromU8, unzipSync } from 'fflate';
import { rowsPerPage } from '@alveole/domain';
import { seedEnrolment } from '../seeding/seed-enrolment.ts';
import type { SeedEstablishment } from '../seeding/seed-enrolment.ts';
import { shopData, shopSiret } from '../shops.harness.ts';
import { profileFromWire } from '../wire/profile-wire.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { exportedEstablishments } from './export-establishments.ts';

let enrolment: OpenEnrolment;
const at = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute));
const formula = '=HYPERLINK("http://exemple.fr")';

function seed(id: string, prefix: number, change: Partial<SeedEstablishment> = {}): SeedEstablishment {
  const told = { siret: shopSiret(), mail: `${id}@exemple.fr`, legalStatut: change.kind ?? 0, commercialname: id };
  return {
    id,
    kind: 0,
    prefix,
    profile: profileFromWire(shopData(told)),
    registeredAt: at(Math.floor(prefix / 50)),
    acts: [],
    ...change,
  };
}

beforeAll(async () => {
  enrolment = await openEnrolment();
  const many = Array.from({ length: 430 }, (_, index) => seed(`velo-${String(index).padStart(3, '0')}`, index + 1));
  const odd = seed('odd', 900, { registeredAt: at(600) });
  await seedEnrolment(enrolment.database, {
    establishments: [
      ...many,
      { ...odd, profile: { ...odd.profile, commercialName: formula, city: 'Ville; "du" Rhin' } },
      seed('asso', 901, { kind: 1, registeredAt: at(601) }),
    ],
    beneficiaries: [],
  });
});
afterAll(() => enrolment?.close());

const get = (path: string, role: 'ADM' | 'ALL' | 'FUB' | 'REP' = 'ADM') => enrolment.as(role).get(path);
const csv = '/v1/enrolment/entities.csv';

/** Every id that the list itself shows, page after page. */
async function listed(query: string): Promise<string[]> {
  const shown: string[] = [];
  for (let behind = ''; ;) {
    const { body } = await get(`/enrolment/entities?${query}${behind}`);
    shown.push(...body.map(({ entity_id }: { entity_id: string }) => entity_id));
    if (body.length < rowsPerPage) return shown;
    const last = body.at(-1);
    const name = query.includes('order=oldest') ? 'created_after' : 'created_before';
    behind = `&${name}=${last.create_date},${last.entity_id}`;
  }
}
const idsOfCsv = (text: string) =>
  text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';')[0]);

describe('the export of a list', () => {
  it.each(['', 'gender=0', 'query=velo-01', 'order=oldest', 'status=1', 'mine=yes'])(
    'holds exactly the rows of the list under “%s”, in its order',
    async (query) => {
      const answer = await get(`${csv}?${query}`);
      const ids = await listed(query);
      expect(answer.status).toBe(200);
      expect(idsOfCsv(answer.text)).toEqual(ids);
      expect(answer.headers['x-rows']).toBe(String(ids.length));
    },
  );

  it('has French heads after the mark of UTF-8, and lets no typed text be a formula', async () => {
    const answer = await get(`${csv}?query=exemple`);
    expect([...answer.bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.text).toContain('Identifiant;Nature;Raison sociale;Dénomination commerciale;');
    const whole = (await get(csv)).text;
    expect(whole).toContain(`"'=HYPERLINK(""http://exemple.fr"")"`);
    expect(whole).toContain('"Ville; ""du"" Rhin"');
    expect(whole).toMatch(/;06 39 00( \d\d){2};03 88 00( \d\d){2};/);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="etablissements-2026-03-02.csv"',
    });
  });

  it('is an XLSX workbook with the same rows', async () => {
    const answer = await get('/v1/enrolment/entities.xlsx');
    const sheet = strFromU8(unzipSync(answer.bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const firsts = [...sheet.matchAll(/<row><c [^>]*><is><t [^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(firsts).toEqual(['Identifiant', ...(await listed(''))]);
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  });

  it('is, under the path of the specification, a bare array of ids and SIRETs', async () => {
    const { body } = await get('/enrolment/entities_export', 'ALL');
    expect(body).toHaveLength(432);
    expect(body[0]).toEqual({ entity_id: 'asso', siret: expect.stringMatching(/^\d{14}$/) });
    expect((await get('/enrolment/entities_export?status=9')).body).toEqual([]);
  });

  it.each([csv, '/v1/enrolment/entities.xlsx', '/enrolment/entities_export'])(
    'is given at %s to whoever reads the list, and to nobody else',
    async (path) => {
      expect((await get(path, 'FUB')).status).toBe(200);
      expect((await get(`${path}?gender=0`, 'FUB')).status).toBe(403);
      expect((await get(`${path}?gender=1`)).status).toBe(403);
      expect((await get(path, 'REP')).status).toBe(403);
      expect((await enrolment.visitor.get(path)).status).toBe(401);
      expect((await get(`${path}?created_before=2026-01-01`)).status).toBe(400);
    },
  );

  it('reads the store a page at a time, no further than its reader', async () => {
    let read = 0;
    const establishments = {
      ...enrolment.ports.establishments,
      async *pages(...filter: Parameters<typeof enrolment.ports.establishments.pages>) {
        for await (const page of enrolment.ports.establishments.pages(...filter)) {
          read += 1;
          yield page;
        }
      },
    };
    const ports = { ...enrolment.ports, establishments };
    const caller = { role: 'ADM', userId: 'ann', userName: 'Ann', entityId: '', permission: 0 } as const;
    const { count, pages } = await exportedEstablishments(ports, { kind: undefined }, caller);
    for await (const page of pages) {
      expect(page).toHaveLength(rowsPerPage);
      break;
    }
    expect({ count, read }).toEqual({ count: 431, read: 1 });
  });
});
