import { appError } from '@alveole/contracts';
import { statisticsRoutes, statisticsViewOf } from '@alveole/contracts/statistics';
import type { RouteResult } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { statisticsCsv } from './statistics-csv.ts';
import { StatisticsPage } from './statistics-page.tsx';

type Answer = RouteResult<typeof statisticsRoutes.readStatistics>;

const delay = { files: 4, median_days: 3, p95_days: 11 };
const figures = {
  opened: 9,
  filed: 8,
  validated: 4,
  refused: 1,
  complements: 2,
  refunded: 3,
  granted_amount: 162.5,
  refunded_amount: 120,
  decision_delay: delay,
  payment_delay: { files: 0 },
  sms: { asked: 8, sent: 1, delivered: 6, failed: 1, unknown: 0 },
};
const decided = { filed: 8, validated: 4, refused: 1, granted_amount: 162.5, refunded_amount: 120 };

const answer: Answer = {
  from: '2026-W09',
  to: '2026-W10',
  is_counting: false,
  weeks: [
    { ...figures, filed: 0, validated: 0, week: '2026-W09', week_start_date: '2026-02-23', by_status: { 1: 2 } },
    { ...figures, week: '2026-W10', week_start_date: '2026-03-02', by_status: { 1: 3, 4: 1, 6: 5 } },
  ],
  totals: figures,
  kinds: [{ gender: 0, ...decided }],
  departments: [
    { department: '67', ...decided },
    { department: 'ZZ', ...decided, filed: 1 },
  ],
  queue: [{ week: '2026-W09', week_start_date: '2026-02-23', files: 2 }],
  pending_sepa: [{ week_start_date: '2026-03-02', nbre_doss_attente_gen_sepa: 4 }],
  comparison: { at: '2026-03-07T04:00:00.000Z', files: 2345, differences: 0 },
};

function open(given: Partial<Answer> | (() => never) = {}, at = '/admin/backend/statistiques') {
  const props = atDesk();
  props.api.answer(statisticsRoutes.readStatistics, typeof given === 'function' ? given : { ...answer, ...given });
  return { props, ...renderScreen(<StatisticsPage {...props} />, { at }) };
}

describe('the statistics', () => {
  it('show how many files gave each answer to a question of the campaign, and write it into the file', async () => {
    const questions = [
      {
        question_id: 'velo',
        question: 'Quel vélo ?',
        answers: [
          { answer: 'Un vélo cargo', files: 3 },
          { answer: 'Un autre vélo', files: 5 },
        ],
      },
    ];
    open({ questions });
    const card = within(await screen.findByRole('region', { name: 'Quel vélo ?' }));
    expect(card.getByRole('img', { name: /Quel vélo/ })).toBeInTheDocument();
    expect(card.getByText('Un vélo cargo', { selector: 'th' }).nextElementSibling).toHaveTextContent('3');
    expect(statisticsCsv(statisticsViewOf({ ...answer, questions }))).toContain('"Un autre vélo";5');
  });

  it('write round amounts at the axis, where there is little room, and exact ones in the table', async () => {
    open({
      weeks: [{ ...figures, granted_amount: 8_000, week: '2026-W10', week_start_date: '2026-03-02', by_status: {} }],
    });
    const card = within(await screen.findByRole('region', { name: 'Montants' }));
    const axis = within(card.getByRole('img'));
    expect(axis.getByText(/^8\s+k\s+€$/)).toBeInTheDocument();
    expect(card.getByRole('cell', { name: /^8\s000,00\s€$/, hidden: true })).toBeInTheDocument();
  });

  it('name every department that is drawn, for their names are short', async () => {
    const twelve = Array.from({ length: 12 }, (_, index) => ({ ...decided, department: String(61 + index) }));
    open({ departments: twelve });
    const card = within(await screen.findByRole('region', { name: 'Départements' }));
    for (const { department } of twelve)
      expect(within(card.getByRole('img')).getByText(department)).toBeInTheDocument();
  });

  it('name each chart, and give its figures in a table', async () => {
    const { user } = open();
    expect(await screen.findByRole('img', { name: /Où en sont les dossiers/ })).toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(9);
    const card = within(screen.getByRole('region', { name: 'Où en sont les dossiers' }));
    await user.click(card.getByText('Voir les chiffres'));
    const rows = card.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[2]).toBe('2\u00a0mars\u00a02026540000');
  });

  it('tell the period in figures, with what 95 of a hundred took', async () => {
    open();
    const period = within(await screen.findByRole('region', { name: 'Sur la période' }));
    expect(period.getByText('162,50 €')).toBeInTheDocument();
    expect(period.getByText('3 jours')).toBeInTheDocument();
    expect(period.getByText('95 % en 11 jours au plus')).toBeInTheDocument();
  });

  it('ask for the weeks and the kind of the address', async () => {
    const { props } = open({}, '/admin/backend/statistiques?semaines=30&jusqu=2026-03-04&nature=1');
    await screen.findAllByRole('img');
    expect(props.api.callsOf(statisticsRoutes.readStatistics)).toEqual([
      { query: { from: '2025-W33', to: '2026-W10', gender: 1 } },
    ]);
  });

  it('take what is no period in the address for the usual one', async () => {
    const { props } = open({}, '/admin/backend/statistiques?semaines=9000&jusqu=2026-02-31&nature=7');
    await screen.findAllByRole('img');
    const [call] = props.api.callsOf(statisticsRoutes.readStatistics) as { query: Record<string, unknown> }[];
    expect(call?.query).not.toHaveProperty('gender');
  });

  it('say that they agree with the files, or in how many counters they do not', async () => {
    open();
    expect(await screen.findByText(/comparés à 2.345.dossiers .*aucun écart/)).toBeInTheDocument();
  });

  it('say where they differ', async () => {
    open({ comparison: { at: '2026-03-07T04:00:00.000Z', files: 10, differences: 3 } });
    expect(await screen.findByText(/3.compteurs ne correspondaient pas/)).toBeInTheDocument();
  });

  it('say that the first count is not through', async () => {
    open({ is_counting: true });
    expect(await screen.findByText(/comptés pour la première fois/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recharger' })).toBeInTheDocument();
  });

  it('say that there is nothing, and what to do', async () => {
    const weeks = answer.weeks.map((week) => ({ ...week, by_status: {} }));
    open({ weeks, totals: { ...figures, opened: 0 }, queue: [], pending_sepa: [] });
    expect(await screen.findByText('Aucun dossier sur cette période')).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    const { user, props } = open(() => {
      throw appError('ServiceUnavailableException', 'no');
    });
    const again = await screen.findByRole('button', { name: /Réessayer/ });
    props.api.answer(statisticsRoutes.readStatistics, answer);
    await user.click(again);
    expect((await screen.findAllByRole('img')).length).toBeGreaterThan(0);
  });
});

describe('the CSV', () => {
  it('holds every table of the screen, and the fifteen statuses', () => {
    const csv = statisticsCsv(statisticsViewOf(answer));
    expect(csv).toContain('"2\u00a0mars\u00a02026";162,5;120\r\n');
    expect(csv).toContain('"Inconnu";1;4;1');
    expect(csv).toContain('"Les quinze statuts en fin de semaine"\r\n"Semaine du";"En attente de validation";');
    expect(csv.startsWith('\ufeff"Où en sont')).toBe(true);
  });
});
