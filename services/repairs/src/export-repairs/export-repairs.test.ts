import { repairsUnderTest } from '../journeys.harness.ts';
import { abandonedFiles } from '../run-in-mass/mass-files.harness.ts';

const test = repairsUnderTest();
const exported = async (query: string) => {
  const { text } = await test.harness.as('ADM').get(`/v1/repairs/repairs.csv?${query}`);
  return (text as string).replace(/\r\n$/, '').split('\r\n');
};

describe('files as a CSV file', () => {
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

  it('refuse a search that leaves nothing to look for, and everybody but administrators', async () => {
    const path = '/v1/repairs/repairs.csv';
    expect((await test.harness.as('ADM').get(`${path}?query=de%20la`)).status).toBe(400);
    for (const role of ['REP', 'ALL', 'FUB'] as const) expect((await test.harness.as(role).get(path)).status).toBe(403);
  });
});
