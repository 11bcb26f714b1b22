import { mondayOf, weekAfter } from '@alveole/domain';
import { repairsUnderTest } from '../journeys.harness.ts';
import { statisticsCommand } from '../recount-statistics/statistics.command.ts';
import { createStatisticsStore } from '../store/statistics-store.ts';

const tested = repairsUnderTest();
const path = '/v1/repairs/statistics';
const openPath = '/v1/repairs/open_statistics';

const read = async (query = '') => (await tested.harness.as('ADM').get(`${path}${query}`)).body;

beforeAll(async () => {
  await tested.harness.run(statisticsCommand, '--recount');
  await tested.journeys.validated();
  await tested.journeys.complete(await tested.journeys.begin({ zip: '75011' }));
  await tested.journeys.open(await tested.journeys.begin());
  await tested.harness.drain();
});

describe('the figures of the desk', () => {
  it('are of the last twelve weeks, each with what stood in each status at its end', async () => {
    const { weeks, totals, from, to } = await read();
    expect([from, to, weeks.length]).toEqual(['2025-W51', '2026-W10', 12]);
    expect(weeks.at(-1)).toMatchObject({
      week: '2026-W10',
      week_start_date: '2026-03-02',
      opened: 3,
      filed: 2,
      validated: 1,
      granted_amount: 42.5,
      decision_delay: { files: 1, median_days: 1, p95_days: 1 },
      by_status: { 0: 1, 1: 1, 5: 1, 6: 0 },
      sms: { asked: 2 },
    });
    expect(weeks[0]).toMatchObject({ opened: 0, by_status: { 0: 0, 1: 0, 5: 0 } });
    expect(totals).toMatchObject({ opened: 3, filed: 2 });
  });

  it('tell departments, kinds, the age of the queue and the weeks whose transfers are still to be made', async () => {
    expect(await read()).toMatchObject({
      departments: [
        { department: '67', filed: 1, validated: 1 },
        { department: '75', filed: 1, validated: 0 },
      ],
      kinds: [
        { gender: 0, filed: 2 },
        { gender: 1, filed: 0 },
      ],
      queue: [{ week_start_date: '2026-03-02', files: 1 }],
      pending_sepa: [{ week_start_date: '2026-03-02', nbre_doss_attente_gen_sepa: 1 }],
      is_counting: false,
    });
  });

  it('are of the weeks and the kind that are asked for', async () => {
    expect(await read('?from=2026-W01&to=2026-W08')).toMatchObject({ totals: { opened: 0 }, queue: [] });
    expect(await read('?gender=1')).toMatchObject({ totals: { opened: 0 }, kinds: [{ gender: 1 }] });
    expect((await read('?from=2026-W09&to=2026-W10')).weeks).toHaveLength(2);
  });

  it.each(['?from=2026-W10&to=2026-W09', '?from=2020-W01', '?from=2021-W53', '?to=hier', '?gender=9'])(
    'refuse %s',
    async (query) => expect((await tested.harness.as('ADM').get(`${path}${query}`)).status).toBe(400),
  );

  it('are the administrators’ alone', async () => {
    for (const role of ['ALL', 'FUB', 'REP'] as const)
      expect((await tested.harness.as(role).get(path)).status).toBe(403);
    expect((await tested.harness.visitor.get(path)).status).toBe(401);
  });
});

describe('the open figures', () => {
  const open = async () => (await tested.harness.visitor.get(`${openPath}.json`)).body;

  /** Files of a past week, as counters. */
  const add = (department: string, validated: number, week = '2026-W09', kind: 0 | 1 = 0) => {
    const changes = { filed: validated, validated, grantedCents: validated * 4000 };
    return statistics().then(({ store, generation }) =>
      store.add({ generation, week, kind, changes, byDepartment: { [department]: changes } }),
    );
  };
  const statistics = async () => {
    const store = createStatisticsStore(tested.harness.database);
    return { store, generation: (await store.state())?.current ?? '' };
  };

  it('leave the running week out', async () => {
    expect(await open()).toMatchObject({ week: '2026-W09', until: '2026-03-01', totals: { filed: 0 } });
  });

  it('hold back what is of fewer than five files, and round departments', async () => {
    await add('67', 23);
    await add('75', 12);
    await add('2A', 3);
    await add('31', 7, '2026-W08');
    expect(await open()).toMatchObject({
      smallest_cell: 5,
      totals: { filed: 45, validated: 45, repairs: 45, sessions: 0, granted_amount: 1800 },
      weeks: [
        { week: '2026-W08', filed: 7 },
        { week: '2026-W09', filed: 38, granted_amount: 1520 },
      ],
      departments: [
        { department: '2A', validated: null, granted_amount: null },
        { department: '31', validated: null },
        { department: '67', validated: 25, granted_amount: 900 },
        { department: '75', validated: 10, granted_amount: 500 },
      ],
    });
  });

  it('are a table for spreadsheets too', async () => {
    const { text, headers } = await tested.harness.visitor.get(`${openPath}.csv`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text).toContain('departement;2A;;;\r\n');
    expect(text).toContain('semaine du;2026-02-23;38;38;1520\r\n');
  });

  it('may be kept for an hour by whoever passes them on; a refusal may not', async () => {
    expect((await tested.harness.visitor.get(`${openPath}.json`)).headers['cache-control']).toBe(
      'public, max-age=3600',
    );
    expect((await tested.harness.visitor.get(`${openPath}.json?x=1`)).headers['cache-control']).toBe('no-store');
  });
});

it('tell the thirty oldest weeks whose transfers are still to be made: those wait the longest', async () => {
  const store = createStatisticsStore(tested.harness.database);
  const generation = (await store.state())?.current ?? '';
  const weeks = Array.from({ length: 33 }, (_, n) => weekAfter('2025-W10', n));
  for (const week of weeks)
    await store.add({ generation, week, kind: 0, changes: { [`pending.${week}`]: 2 }, byDepartment: {} });
  const { pending_sepa } = await read();
  expect(pending_sepa).toEqual(
    weeks.slice(0, 30).map((week) => ({ week_start_date: mondayOf(week), nbre_doss_attente_gen_sepa: 2 })),
  );
});
