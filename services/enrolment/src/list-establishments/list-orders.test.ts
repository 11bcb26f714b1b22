import { establishmentStatuses, rowsPerPage, shownPerPage } from '@alveole/domain';
import type { EstablishmentStatus } from '@alveole/domain';
import { strFromU8, unzipSync } from 'fflate';
import { fileChangesOf } from '@alveole/contracts/establishment';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { seedEnrolment } from '../seeding/seed-enrolment.ts';
import type { SeedEstablishment } from '../seeding/seed-enrolment.ts';
import { shopData, shopSiret } from '../shops.harness.ts';

const names = ['Écluse Vélo', 'atelier 13', 'Zéphyr, Cycles', 'Bécane', 'eau et roue'];
const zips = ['67000', '13001', '97400', '67100', '01000'];
const adm = { role: 'ADM', permission: 0, userId: 'user-adm' } as const;
const at = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute));

/** Every name stands often, so that ties go over the end of a page; every seventh is validated. */
function seed(index: number): SeedEstablishment {
  const id = `shop-${String((index * 37) % 250).padStart(3, '0')}`;
  const profile = {
    siret: shopSiret(),
    mail: `${id}@exemple.fr`,
    commercialname: names[index % 5],
    zip: zips[index % 4],
  };
  const validated = { act: 'validate', at: at(900), actor: adm, userName: 'Ann' } as const;
  return {
    id,
    kind: index % 50 === 0 ? 1 : 0,
    prefix: index + 1,
    profile: fileChangesOf(shopData(profile)),
    registeredAt: at(index % 11),
    acts: index % 7 === 0 && index % 50 !== 0 ? [validated] : [],
  };
}

interface Row {
  readonly entity_id: string;
  readonly status: EstablishmentStatus;
  readonly list_place?: string;
  readonly entity_data: { readonly commercialname: string; readonly zip: string; readonly siret: string };
}

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
  await seedEnrolment(enrolment.database, {
    establishments: Array.from({ length: 250 }, (_, index) => seed(index)),
    beneficiaries: [],
  });
});
afterAll(() => enrolment?.close());

/** A list from its first page to its end. */
async function walked(query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let behind = ''; ;) {
    const answer = await enrolment.as('ALL').get(`/enrolment/entities?${query}${behind}`);
    expect(answer.status).toBe(200);
    const page = answer.body as Row[];
    if (page.length < rowsPerPage) return [...rows, ...page];
    rows.push(...page.slice(0, shownPerPage));
    behind = `&behind=${encodeURIComponent(rows.at(-1)?.list_place ?? '')}`;
  }
}

const page = async (query: string): Promise<Row[]> =>
  (await enrolment.as('ALL').get(`/enrolment/entities?${query}`)).body as Row[];

/** The cells of a file, its heads first; an empty cell is an empty text. */
function linesOfCsv(text: string): string[][] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  return lines.map((line) =>
    [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    ),
  );
}

function linesOfXlsx(bytes: Uint8Array): string[][] {
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?: [^>]*)?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
    ),
  );
}

/** Of each line the cells under some heads. */
function under(heads: readonly string[], [first = [], ...lines]: readonly string[][]) {
  return lines.map((line) => Object.fromEntries(heads.map((head) => [head, line[first.indexOf(head)]])));
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
const name = (row: Row) => folded(row.entity_data.commercialname);
const keys = {
  name,
  status: (row: Row) => `${row.status} ${name(row)}`,
  department: (row: Row) =>
    `${row.entity_data.zip.slice(0, row.entity_data.zip.startsWith('97') ? 3 : 2)} ${name(row)}`,
} as const;
const rising = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

describe('a list in another order than its dates', () => {
  it.each(['name', 'status'] as const)('goes by %s over its pages, no row lost or doubled, and back', async (key) => {
    const rows = await walked(`order=${key}`);
    expect(new Set(rows.map(({ entity_id }) => entity_id)).size).toBe(250);
    expect(rows).toHaveLength(250);
    expect(rows.map(keys[key])).toEqual(rows.map(keys[key]).sort(rising));
    const back = await walked(`order=${key}-falling`);
    expect(back.map(({ entity_id }) => entity_id)).toEqual(rows.map(({ entity_id }) => entity_id).reverse());
  });

  it('goes by department, overseas ones by their three digits', async () => {
    const rows = await walked('order=department');
    const departments = rows.map((row) => keys.department(row).replace(/ .*/, ''));
    expect([...new Set(departments)]).toEqual(['13', '67', '974']);
    expect(departments).toEqual([...departments].sort(rising));
  });

  it.each([
    ['gender=0&status=1&order=name', 35],
    ['query=becane&order=status-falling', 50],
    ['status=0&order=department-falling', 215],
  ])('keeps to its filters: %s', async (query, count) => {
    const rows = await walked(query);
    const plain = await walked(query.replace(/&?order=[a-z-]+/, '') + '&order=name');
    expect(rows.map(({ entity_id }) => entity_id).sort()).toEqual(plain.map(({ entity_id }) => entity_id).sort());
    expect(rows).toHaveLength(count);
  });

  it.each(['order=price', 'order=name&behind=nothing', 'order[$gt]=name', `order=name&behind=${'A'.repeat(300)},x`])(
    'refuses %s',
    async (query) => {
      expect((await enrolment.as('ADM').get(`/enrolment/entities?${query}`)).status).toBe(400);
    },
  );

  it.each([
    'gender=0&status=1&order=department',
    'status=0&query=zephyr&order=name-falling',
    'gender=1&status=0&query=ecluse',
    'gender=0&status=0&query=becane%20strasbourg&order=oldest',
  ])('is exported under several filters at once, line by line, as CSV and as XLSX: %s', async (query) => {
    const rows = query.includes('oldest') || !query.includes('order') ? await page(query) : await walked(query);
    expect(rows.length).toBeGreaterThan(0);
    const shown = rows.map(({ entity_id, status, entity_data: { commercialname, zip, siret } }) => ({
      Identifiant: entity_id,
      'Dénomination commerciale': commercialname,
      'SIRET, RNA ou inscription': siret,
      État: establishmentStatuses[status].label,
      'Code postal': zip,
    }));
    const csv = await enrolment.as('ALL').get(`/v1/enrolment/entities.csv?${query}`);
    const xlsx = await enrolment.as('ALL').get(`/v1/enrolment/entities.xlsx?${query}`);
    const heads = Object.keys(shown[0] ?? {});
    expect(under(heads, linesOfCsv(csv.text))).toEqual(shown);
    expect(under(heads, linesOfXlsx(xlsx.bytes))).toEqual(shown);
    expect(linesOfXlsx(xlsx.bytes)).toEqual(linesOfCsv(csv.text));
  });
});
