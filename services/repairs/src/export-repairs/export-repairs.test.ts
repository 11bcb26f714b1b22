import { rowsPerPage } from '@alveole/domain';
import { strFromU8, unzipSync } from 'fflate';
import { repairsUnderTest } from '../journeys.harness.ts';
import { abandonedFiles } from '../run-in-mass/mass-files.harness.ts';

const test = repairsUnderTest();
const sheet = 'xl/worksheets/sheet1.xml';
const exported = async (query: string) => {
  const { text } = await test.harness.as('ADM').get(`/v1/repairs/repairs.csv?${query}`);
  return (text as string).replace(/\r\n$/, '').split('\r\n');
};

let listedShop: ReturnType<typeof abandonedFiles>;
beforeAll(() => {
  listedShop = abandonedFiles(test.harness, 230, 602);
});

/** The numbers of the files of a list, walked page after page. */
async function listedNumbers(query: string): Promise<string[]> {
  const cursor = query.includes('order=oldest') ? 'created_after' : 'created_before';
  const numbers: string[] = [];
  for (let behind = ''; ;) {
    const { body } = await test.harness.as('ADM').get(`/backend/repairs?${query}${behind}`);
    numbers.push(...body.map(({ repair_rozo_id }: { repair_rozo_id: string }) => repair_rozo_id));
    if (body.length < rowsPerPage) return numbers;
    behind = `&${cursor}=${encodeURIComponent(`${body.at(-1).create_date},${body.at(-1).repair_id}`)}`;
  }
}

describe('files as a file for spreadsheets', () => {
  it('are all there, one status after the other, page after page', async () => {
    const { entity, files } = await abandonedFiles(test.harness, 200, 601);
    await test.journeys.open({ ...(await test.journeys.begin()), entityId: entity.entity_id });
    const [head, ...rows] = await exported(`entity_id=${entity.entity_id}`);
    expect(head).toMatch(/^\uFEFFDossier;Nature;État;Code d’état;Établissement;/);
    expect(rows.map((row) => row.split(';')[0])).toEqual(files.map(({ fileNumber }) => fileNumber));
    expect(rows[0]).toMatch(/;Réparation;Abandonné par le réparateur;2;.*;05-01-2026 09:28;/);
    expect(await exported(`entity_id=${entity.entity_id}&status=1`)).toHaveLength(1);
  });

  it('begin with the lowest status', async () => {
    const start = await test.journeys.begin();
    const opened = await test.journeys.open(start);
    await test.journeys.repairer(start.caller, opened, 'CAN');
    await test.journeys.open(start);
    const rows = (await exported(`entity_id=${start.entityId}`)).slice(1);
    expect(rows.map((row) => row.split(';')[3])).toEqual(['0', '2']);
  });

  it.each([
    'statuses=1,2',
    'status=2&order=oldest',
    'sample=yes',
    'query=nombreux%20zoe&status=2',
    'end_date=2026-01-04',
  ])('hold exactly what the list shows under %s, in its order, as CSV and as XLSX', async (filters) => {
    const { entity } = await listedShop;
    const query = `entity_id=${entity.entity_id}&order=newest&${filters}`.replace(/order=newest&(.*order=)/, '$1');
    const listed = await listedNumbers(query);
    const csv = await test.harness.as('ADM').get(`/v1/repairs/repairs.csv?${query}`);
    expect(csv.headers['x-rows']).toBe(String(listed.length));
    expect((await exported(query)).slice(1).map((row) => row.split(';')[0])).toEqual(listed);
    const { bytes } = await test.harness.as('ADM').get(`/v1/repairs/repairs.xlsx?${query}`);
    const rows = strFromU8(unzipSync(bytes)[sheet] ?? new Uint8Array())
      .split('<row>')
      .slice(2);
    expect(rows.map((row) => /REP\d+_\d+/.exec(row)?.[0])).toEqual(listed);
  });

  it('name who follows a file, as the list does, and never by an id', async () => {
    const { entity, files } = await abandonedFiles(test.harness, 2, 604);
    const zoe = test.harness.as('ADM', { userId: 'zoe-0001', userName: 'ROUX Zoé', permission: 1 });
    await zoe.put('/backend/attach_repair', { repair_id: files[0]?.id, rozo_user_id: 'zoe-0001' });
    const [head, ...rows] = (await exported(`entity_id=${entity.entity_id}`)).map((row) => row.split(';'));
    const column = head?.indexOf('Suivi par') ?? -1;
    expect(rows.map((row) => row[column])).toEqual(['ROUX Zoé', '']);
    expect(rows.flat()).not.toContain('zoe-0001');
  });

  it('let no name of an establishment be a formula', async () => {
    const { entity, files } = await abandonedFiles(test.harness, 1, 603);
    const named = { entity_id: entity.entity_id, commercialname: '=HYPERLINK("x")' };
    await test.harness.models.establishments.keep(entity.entity_id, { ...entity, ...named, sequence: 9 });
    const [, row] = await exported(`entity_id=${entity.entity_id}`);
    expect(row).toContain(`${files[0]?.fileNumber};Réparation;Abandonné par le réparateur;2;"'=HYPERLINK(""x"")"`);
  });

  it('refuse a search that leaves nothing to look for, and everybody but administrators', async () => {
    const path = '/v1/repairs/repairs.csv';
    expect((await test.harness.as('ADM').get(`${path}?query=de%20la`)).status).toBe(400);
    for (const role of ['REP', 'ALL', 'FUB'] as const) expect((await test.harness.as(role).get(path)).status).toBe(403);
  });
});
