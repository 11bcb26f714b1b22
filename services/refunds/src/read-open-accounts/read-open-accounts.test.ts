import { RepairStatus } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { readLine } from '@alveole/transparency';
import { addUpAccounts } from '../publish-log/add-up-accounts.ts';
import { publisherOf } from '../publish-log/publish-log.harness.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { openAccountsCsv, readOpenAccounts } from './read-open-accounts.ts';

const path = '/v1/refunds/open_accounts';
let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const day = 86_400_000;

async function publish(files: number) {
  const entity = await refunds.establishment();
  for (let file = 0; file < files; file += 1) await refunds.fileAt(RepairStatus.validated, entity, { cents: 1050 });
  const publisher = publisherOf(refunds);
  await publisher.append();
  await publisher.sign();
  await addUpAccounts(publisher.ports);
  await addUpAccounts(publisher.ports);
}

/** The open accounts where October granted what November paid and a bank partly sent back. */
async function twoMonths() {
  const cell = { funder: 'ville', department: '69', grantedCents: 0, paidCents: 0, returnedCents: 0 };
  const cells = [
    { ...cell, month: '2026-10', grantedCents: 9000 },
    { ...cell, month: '2026-10', department: 'autres', grantedCents: 700 },
    { ...cell, month: '2026-11', grantedCents: 1000, paidCents: 9000, returnedCents: -2000 },
  ];
  const table = { day: '2026-11-28', size: 4, cells };
  const ports = {
    accountsTables: { newest: async () => table, add: async () => {} },
    askCampaign: async () => ({ current: openEndedCampaign }),
    fundCalls: { calledSums: async () => [] },
  } as unknown as Parameters<typeof readOpenAccounts>[0];
  return { csv: (await openAccountsCsv(ports)).split('\r\n'), json: await readOpenAccounts(ports) };
}

it('say what is left at the end of a month of all months before it, never less for what an earlier month granted', async () => {
  const { csv } = await twoMonths();
  expect(csv.slice(1, 4)).toEqual([
    'ville;2026-10;69;90;0;0;0;90',
    'ville;2026-10;autres;7;0;0;0;7',
    'ville;2026-11;69;10;90;-20;70;30',
  ]);
});

it('call paid in JSON what the CSV calls « versé »: transferred less what came back', async () => {
  const { json } = await twoMonths();
  expect(json.rows[2]).toMatchObject({ transferred_cents: 9000, returned_cents: -2000, paid_cents: 7000 });
});

describe('the open accounts over HTTP', () => {
  it('have no row before the first head of the log', async () => {
    expect((await refunds.visitor.get(`${path}.json`)).body).toMatchObject({ size: 0, rows: [], called: [] });
  });

  it('show anybody the sums of the lines of the newest head by funder, month and department, days after days', async () => {
    await publish(3);
    refunds.clock.later(day);
    await publish(2);
    const { body } = await refunds.visitor.get(`${path}.json`);
    const { lines } = (await refunds.visitor.get('/v1/refunds/log/lines?from=0')).body as { lines: string[] };
    const sum = lines.reduce((cents, text) => cents + (readLine(text)?.cents ?? 0), 0);
    const granted = (body.rows as { granted_cents: number }[]).reduce((cents, row) => cents + row.granted_cents, 0);
    expect([body.size, granted]).toEqual([5, sum]);
    expect(body.rows[0]).toMatchObject({
      funder: 'programme',
      month: expect.stringMatching(/^\d{4}-\d{2}$/),
      department: 'autres',
    });
  });

  it('are a CSV file in euros for spreadsheets', async () => {
    const { text, headers } = await refunds.visitor.get(`${path}.csv`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text).toMatch(
      /^\uFEFFfinanceur;mois;département;accordé;viré;renvoyé;versé;à verser à la fin du mois\r\nprogramme;\d{4}-\d{2};autres;/,
    );
    expect(text).toContain(';52,5;0;0;0;52,5');
  });
});
