import { actAs, completeFile, startFunded } from '../envelopes.harness.ts';
import type { FundedHarness } from '../envelopes.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';

const path = '/v1/repairs/funded_files';
let funded: FundedHarness;
let files: FileInHand[];
beforeAll(async () => {
  funded = await startFunded({ ville: { euros: 10_000, usedUp: 'refuser' } });
  files = [];
  for (let count = 0; count < 5; count += 1) {
    files.push((await completeFile(funded)).file);
    funded.harness.clock.later(1000);
  }
  await funded.harness.drain();
});
afterAll(() => funded?.close());

const town = () => funded.harness.as('FIN', { funderId: 'ville' });
const refused = async () => {
  const { file } = await completeFile(funded);
  await actAs(funded, funded.admin, file, 'NIL');
};
type Row = Readonly<Record<string, unknown>>;
const rows = async (query = ''): Promise<Row[]> => (await town().get(`${path}${query}`)).body;
const referenceOf = ({ repair_id }: FileInHand) => repair_id.slice(0, 13);

describe('the files of a funder', () => {
  it('show the share of the funder of the token in each file, newest first, and nothing of a person or a shop', async () => {
    const { text, body } = await town().get(path);
    expect(body.map(({ reference }: Row) => reference)).toEqual(files.map(referenceOf).reverse());
    expect(body[0]).toEqual({
      reference: expect.any(String),
      day: '2026-03-02',
      department: '67',
      gender: 0,
      choices: [],
      invoice_cents: expect.any(Number),
      share_cents: 1500,
      paid_cents: 0,
      overpaid_cents: 0,
      state: 'reserved',
      campaign_version: 1,
    });
    const file = await funded.stored(files[0] as FileInHand);
    const { repair_rozo_id, repair_entity_id, consumer_id } = file as Readonly<Record<string, string>>;
    for (const mark of [repair_rozo_id, repair_entity_id, consumer_id]) expect(text).not.toContain(String(mark));
    const state = (await funded.harness.as('FIN', { funderId: 'etat' }).get(path)).body as Row[];
    expect(state[0]).toMatchObject({ share_cents: 2750 });
  });

  it('are those of no other funder, and of nobody that no share names', async () => {
    expect((await funded.harness.as('FIN', { funderId: 'region' }).get(path)).body).toEqual([]);
    expect((await town().get(`${path}?funder_id=etat`)).status).toBe(400);
  });

  it('are committed once validated, and paid once the bank of this funder has, whatever the other one does', async () => {
    const [committed, paid] = files as [FileInHand, FileInHand];
    for (const file of [committed, paid]) await actAs(funded, funded.admin, file, 'AVAL');
    for (const funder of ['ville', 'etat'] as const) await funded.lock(funder, paid);
    await funded.tell('paid', 'ville', paid, { cents: 1500 });
    await funded.harness.drain();
    const referencesOf = async (state: string) => (await rows(`?state=${state}`)).map(({ reference }) => reference);
    expect(await referencesOf('committed')).toEqual([referenceOf(committed)]);
    expect(await referencesOf('paid')).toEqual([referenceOf(paid)]);
    expect(await referencesOf('reserved')).toHaveLength(3);
    const others = await funded.harness.as('FIN', { funderId: 'etat' }).get(`${path}?state=committed`);
    expect(others.body).toHaveLength(2);
  });

  it('are no longer told once they are refused', async () => {
    const before = await rows();
    await refused();
    expect(await rows()).toEqual(before);
  });

  it('go on behind the last row of the page before, and are of the days that are asked for', async () => {
    const [first, second] = await rows();
    expect((await rows(`?behind=${String(first?.reference)}`))[0]).toEqual(second);
    expect(await rows('?behind=unknown')).toEqual([]);
    expect(await rows('?from=2026-03-02&until=2026-03-02')).toHaveLength(files.length);
    expect(await rows('?from=2026-03-03')).toEqual([]);
    expect(await rows('?until=2026-03-01')).toEqual([]);
  });

  it('are counted, with the sum of the shares of the funder, as far as the filters go', async () => {
    const total = async (query = '') => (await town().get(`${path}/count${query}`)).body;
    const none = { files: 0, share_cents: 0, paid_cents: 0, overpaid_cents: 0 };
    const all = { files: files.length, share_cents: files.length * 1500, paid_cents: 1500, overpaid_cents: 0 };
    expect(await total()).toEqual(all);
    expect(await total('?state=paid')).toEqual({ ...all, files: 1, share_cents: 1500 });
    expect(await total('?from=2026-03-03')).toEqual(none);
    const state = await funded.harness.as('FIN', { funderId: 'etat' }).get(`${path}/count?state=paid`);
    expect(state.body).toEqual(none);
  });

  it('are found by the beginning of their reference and by their department, and by nothing else', async () => {
    const [row] = await rows();
    const reference = String(row?.reference);
    for (const query of [reference, reference.slice(0, 8), ` ${reference.toUpperCase()}`])
      expect(await rows(`?query=${encodeURIComponent(query)}`)).toEqual([row]);
    expect(await rows('?query=67')).toHaveLength(files.length);
    for (const query of ['75', 'Dupont', '(', '$gt', 'ffffffff-ffff'])
      expect(await rows(`?query=${encodeURIComponent(query)}`)).toEqual([]);
    expect((await town().get(`${path}/count?query=67`)).body).toMatchObject({ files: files.length });
  });

  it('name no department in which fewer than five files of the funder stand', async () => {
    const lone = await funded.journeys.complete(await funded.journeys.begin({ zip: '75011' }));
    await funded.harness.drain();
    const row = (await rows()).find(({ reference }) => reference === referenceOf(lone));
    expect(row?.department).toBe('autres');
    expect((await rows('?query=75')).map(({ reference }) => reference)).not.toContain(referenceOf(lone));
  });

  it('are found by staff under the reference that the funder reads', async () => {
    const [row] = await rows();
    const found = (await funded.admin.get(`/backend/repairs?query=${String(row?.reference)}`)).body;
    expect(found.map(({ repair_id }: { repair_id: string }) => repair_id.slice(0, 13))).toEqual([row?.reference]);
    expect((await funded.admin.get('/backend/repairs?query=00000000-0000')).body).toEqual([]);
  });

  it('are a file for spreadsheets with the rows of the list, its amounts with two decimals', async () => {
    const { text, headers } = await town().get(`${path}.csv?state=reserved`);
    const lines = text.replace(/\r\n$/, '').split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFRéférence;Ouvert le;Département;Nature;Réponses;Montant HT;Part du financeur;Versé;Versé en trop, à récupérer;État;Version de la campagne',
    );
    const listed = await rows('?state=reserved');
    expect(lines.slice(1).map((line: string) => line.split(';')[0])).toEqual(listed.map(({ reference }) => reference));
    expect(lines[1]).toMatch(/;42,50;15,00;0,00;0,00;Réservé;1$/);
    expect(headers['x-rows']).toBe(String(listed.length));
  });
});

it('a file of which the funder pays nothing is none of its own, in the list as in the file for spreadsheets', async () => {
  const usedUp = await startFunded({ ville: { euros: 15, usedUp: 'etat' } });
  const funded = await completeFile(usedUp);
  await completeFile(usedUp);
  await usedUp.harness.drain();
  const readBy = (funderId: string) => usedUp.harness.as('FIN', { funderId });
  const list = (await readBy('ville').get(path)).body as Row[];
  expect(list.map(({ reference }) => reference)).toEqual([referenceOf(funded.file)]);
  expect((await readBy('ville').get(`${path}.csv`)).headers['x-rows']).toBe('1');
  expect((await readBy('etat').get(path)).body).toHaveLength(2);
  await usedUp.close();
});

describe('a file that was paid too much', () => {
  let paid: FundedHarness;
  let file: FileInHand;
  beforeEach(async () => {
    paid = await startFunded({ ville: { euros: 10_000, usedUp: 'refuser' } });
    file = (await completeFile(paid)).file;
    await actAs(paid, paid.admin, file, 'AVAL');
    for (const funder of ['ville', 'etat'] as const) await paid.lock(funder, file);
    for (const funder of ['ville', 'etat'] as const) await paid.tell('paid', funder, file);
    await actAs(paid, paid.admin, file, 'FACCOR', { amount_to_refund: -12.5 });
  });
  afterEach(() => paid?.close());

  const readBy = (funderId: string) => paid.harness.as('FIN', { funderId });
  const listOf = async (funderId: string, state = 'overpaid'): Promise<Row[]> =>
    (await readBy(funderId).get(`${path}?state=${state}`)).body;
  const totalOf = async (funderId: string) => (await readBy(funderId).get(`${path}/count`)).body;

  it('says what the bank paid, what of it is too much, and agrees with the envelope', async () => {
    const sums = { share_cents: 1200, paid_cents: 1500, overpaid_cents: 300 };
    expect(await listOf('ville')).toEqual([expect.objectContaining({ ...sums, state: 'overpaid' })]);
    expect(await listOf('ville', 'paid')).toEqual([]);
    expect(await totalOf('ville')).toEqual({ files: 1, ...sums });
    expect(await totalOf('etat')).toEqual({ files: 1, share_cents: 1800, paid_cents: 2750, overpaid_cents: 950 });
    expect((await paid.sums('ville')).at(2)).toBe(sums.paid_cents);
  });

  it('is paid by its share once the shop has paid back or a transfer has netted the difference, told however often', async () => {
    await paid.harness.publish(await paid.tellRecovered('ville', file, 300));
    await paid.harness.publish(await paid.tell('paid', 'etat', file, { cents: -950, batch: 'netted' }));
    const settled = { state: 'paid', overpaid_cents: 0 };
    expect(await listOf('ville', 'paid')).toEqual([expect.objectContaining({ ...settled, paid_cents: 1200 })]);
    expect(await listOf('etat', 'paid')).toEqual([expect.objectContaining({ ...settled, paid_cents: 1800 })]);
  });

  it('owes nothing more once two people gave up the difference, though the bank has paid it', async () => {
    await paid.harness.publish(await paid.tellWrittenOff('ville', file, 300));
    const waived = { state: 'paid', share_cents: 1200, paid_cents: 1500, overpaid_cents: 0 };
    expect(await listOf('ville', 'paid')).toEqual([expect.objectContaining(waived)]);
  });

  it('is to be paid again once its premium is raised above what was paid, or its transfer came back', async () => {
    await actAs(paid, paid.admin, file, 'FACCOR', { amount_to_refund: 12.5 });
    expect(await listOf('ville', 'paid')).toHaveLength(1);
    await paid.tell('returned', 'ville', file, { cents: 1500 });
    const returned = { state: 'committed', share_cents: 1500, paid_cents: 0 };
    expect(await listOf('ville', 'committed')).toEqual([expect.objectContaining(returned)]);
  });

  it('stays among the files of a funder whose share a correction took away', async () => {
    await actAs(paid, paid.admin, file, 'FACCOR', { amount_to_refund: -30 });
    expect(await totalOf('ville')).toEqual({ files: 1, share_cents: 0, paid_cents: 1500, overpaid_cents: 1500 });
  });
});
