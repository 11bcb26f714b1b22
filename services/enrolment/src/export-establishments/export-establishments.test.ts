import { strFromU8, unzipSync } from 'fflate';
import { fileChangesOf } from '@alveole/contracts/establishment';
import { ActivityKind, rowsPerPage } from '@alveole/domain';
import { seedEnrolment } from '../seeding/seed-enrolment.ts';
import type { SeedAct, SeedEstablishment } from '../seeding/seed-enrolment.ts';
import { shopData, shopSiret } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { exportedEstablishments } from './export-establishments.ts';

let enrolment: OpenEnrolment;
const at = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute));
const formula = '=HYPERLINK("http://exemple.fr")';

function seed(id: string, prefix: number, change: Partial<SeedEstablishment> = {}): SeedEstablishment {
  const profile = { siret: shopSiret(), mail: `${id}@exemple.fr`, legalStatut: change.kind ?? 0, commercialname: id };
  return {
    id,
    kind: 0,
    prefix,
    profile: fileChangesOf(shopData(profile)),
    registeredAt: at(Math.floor(prefix / 50)),
    acts: [],
    ...change,
  };
}

const adm = { id: 'user-adm', name: 'Camille ADM' };
const validation: SeedAct = {
  act: 'validate',
  at: at(700),
  actor: { role: 'ADM', permission: 0, userId: adm.id },
  userName: adm.name,
};

/** One of a set in which every second is validated, every third asks to teach and every fourth is the caller's. */
function mixed(index: number): SeedEstablishment {
  const shop = seed(`garonne-${index}`, 910 + index, { registeredAt: at(500 + index) });
  const asksToTeach = index % 3 === 0 && { activity: { request: { gender: ActivityKind.both }, history: [] } };
  return {
    ...shop,
    profile: { ...shop.profile, ...asksToTeach },
    acts: index % 2 === 0 ? [validation] : [],
    ...(index % 4 === 0 && { operator: adm }),
  };
}

beforeAll(async () => {
  enrolment = await openEnrolment();
  const many = Array.from({ length: 430 }, (_, index) => seed(`velo-${String(index).padStart(3, '0')}`, index + 1));
  const filtered = Array.from({ length: 24 }, (_, index) => mixed(index));
  const odd = seed('odd', 900, { registeredAt: at(600) });
  await seedEnrolment(enrolment.database, {
    establishments: [
      ...many,
      ...filtered,
      { ...odd, profile: { ...odd.profile, commercialName: formula, city: 'Ville; "du" Rhin' } },
      seed('asso', 901, { kind: 1, registeredAt: at(601) }),
    ],
    beneficiaries: [],
  });
});
afterAll(() => enrolment?.close());

const get = (path: string, role: 'ADM' | 'ALL' | 'FUB' | 'REP' = 'ADM') => enrolment.as(role).get(path);
const csv = '/v1/enrolment/entities.csv';
const xlsx = '/v1/enrolment/entities.xlsx';

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

function firstCells(workbook: Uint8Array): readonly (string | undefined)[] {
  const sheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return [...sheet.matchAll(/<row><c [^>]*><is><t [^>]*>([^<]*)</g)].map(([, text]) => text);
}
const idsOfXlsx = (workbook: Uint8Array) => firstCells(workbook).slice(1);

describe('the export of a list', () => {
  it.each([
    ['', 455],
    ['gender=0', 455],
    ['query=velo-01', 10],
    ['order=oldest', 455],
    ['status=1', 12],
    ['status=2', 0],
    ['mine=yes', 6],
    ['ve_request=waiting', 8],
    ['status=1&ve_request=waiting', 4],
    ['status=1&mine=yes&ve_request=waiting', 2],
    ['query=garonne&status=0&order=oldest', 12],
    ['gender=0&query=garonne&status=1&mine=yes&ve_request=waiting&order=name', 2],
  ])('holds exactly the rows of the list under “%s”, in its order, as CSV and as XLSX', async (query, count) => {
    const ids = await listed(query);
    const [text, workbook] = [await get(`${csv}?${query}`), await get(`${xlsx}?${query}`)];
    expect([text.status, workbook.status, ids.length]).toEqual([200, 200, count]);
    expect(idsOfCsv(text.text)).toEqual(ids);
    expect(idsOfXlsx(workbook.bytes)).toEqual(ids);
    expect([text, workbook].map(({ headers }) => headers['x-rows'])).toEqual([String(count), String(count)]);
  });

  it('has French heads after the mark of UTF-8, and lets no typed text be a formula', async () => {
    const answer = await get(`${csv}?query=exemple`);
    expect([...answer.bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.text).toContain('Identifiant;Nature;Raison sociale;Dénomination commerciale;');
    const whole = (await get(csv)).text;
    expect(whole).toContain(`"'=HYPERLINK(""http://exemple.fr"")"`);
    expect(whole).toContain('"Ville; ""du"" Rhin"');
    expect(whole).toMatch(/;06 12 00( \d\d){2};03 88 00( \d\d){2};/);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="etablissements-2026-03-02.csv"',
    });
  });

  it('is an XLSX workbook with the same heads', async () => {
    const answer = await get(xlsx);
    expect(firstCells(answer.bytes)[0]).toBe('Identifiant');
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  });

  it.each(['/enrolment/entities_export', '/backend/entities_export'])(
    'is at %s a bare array of ids and SIRETs',
    async (path) => {
      const { body } = await get(path, 'ALL');
      expect(body).toHaveLength(456);
      expect(body[0]).toEqual({ entity_id: 'asso', siret: expect.stringMatching(/^\d{14}$/) });
      expect((await get(`${path}?status=9`)).body).toEqual([]);
    },
  );

  it.each([csv, xlsx, '/enrolment/entities_export', '/backend/entities_export'])(
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
    expect({ count, read }).toEqual({ count: 455, read: 1 });
  });
});
