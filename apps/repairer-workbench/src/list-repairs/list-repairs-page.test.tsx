import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import { RepairKind, RepairStatus, rowsPerPage, shownPerPage } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atCounter } from '../workbench.fixture.ts';
import { BrowseComplementsPage, ListRepairsPage, BrowseSessionsPage } from './list-repairs-page.tsx';
import { countRepairs, counts, listOwnRepairs, open, row } from './list-repairs.fixture.tsx';

describe('the list of files', () => {
  it('shows client, bike, date, where it stands with what is missing, and leads to the next step', async () => {
    open();
    const file = await screen.findByRole('listitem');
    expect(file).toHaveTextContent('DURAND Lea');
    expect(file).toHaveTextContent('Vélo Autre · n° AB123456');
    expect(file).toHaveTextContent('Réparation 10001 · 02/03 à 10h30');
    expect(file).toHaveTextContent('À terminer · il manque la facture, la photo et le code');
    expect(within(file).getByTitle('En attente de validation')).toBeInTheDocument();
    expect(within(file).getByRole('link', { name: /^Joindre la facture/ })).toHaveAttribute(
      'href',
      '/admin/seances/liste/repair-1',
    );
    expect(screen.getByRole('link', { name: 'Nouvelle réparation' })).toHaveAttribute(
      'href',
      '/admin/reparation/reception',
    );
  });

  it.each([
    [RepairStatus.toReview, /Chez le programme.*Le programme l’examine\s: rien à faire/],
    [RepairStatus.notEligible, /Non éligible.*Le client paie toute la facture/],
    [RepairStatus.refunded, /Payé.*L’aide vous a été virée/],
  ] as const)('says of a file at status %i that nothing is left to do, and why', async (status, text) => {
    open([row({ status, missing: [] })]);
    expect(await screen.findByRole('listitem')).toHaveTextContent(text);
  });

  it('a row says what the programme asks for in a file to complete', async () => {
    const request_lines = ['La facture est floue', 'La date manque'];
    open([row({ status: RepairStatus.complementAsked, missing: [], request_lines })]);
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      /À compléter\s*La facture est floue · La date manque/,
    );
  });

  it.each([RepairStatus.notEligible, RepairStatus.abandoned, RepairStatus.abandonedByStaff])(
    'shows no aid on a file at status %i, whose client pays the whole invoice',
    async (status) => {
      open([row({ status, missing: [], repair_amounts: { amount_net: 125, amount_to_refund: 50 } })]);
      const file = await screen.findByRole('listitem');
      expect(file).toHaveTextContent('Le client paie toute la facture.');
      expect(file).not.toHaveTextContent(/Aide\s+50,00/);
    },
  );

  it.each([
    ['the photo', { missing: ['PHO', 'VAL'] }, /^Ajouter la photo/, '/admin/livraison/finalisation/repair-1'],
    ['the code', { missing: ['VAL'] }, /^Saisir le code/, '/admin/livraison/finalisation/repair-1'],
    [
      'an answer',
      { status: RepairStatus.complementAsked, missing: [] },
      /^Compléter/,
      '/admin/reparation/dossiers/repair-1',
    ],
    [
      'nothing',
      { status: RepairStatus.refunded, missing: [] },
      /^Voir le dossier/,
      '/admin/reparation/livraison/repair-1',
    ],
  ] as const)('leads on when it waits for %s', async (_what, changes, name, href) => {
    open([row({ ...changes, missing: [...changes.missing] })]);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('counts each state and asks for both statuses that the repairer sees as one', async () => {
    const { user, props, address } = open();
    await user.click(await screen.findByRole('radio', { name: 'À compléter 2' }));
    await screen.findByRole('list', { name: 'Dossiers' });
    expect(address()).toBe('/admin/reparation/livraison?etat=3');
    expect(props.api.callsOf(listOwnRepairs).slice(1)).toEqual([
      { query: { status: RepairStatus.complementAsked } },
      { query: { status: RepairStatus.sampleComplementAsked } },
    ]);
  });

  it('shows of a validated file the amount and the day before which the programme promises it', async () => {
    const props = atCounter();
    const validated = row({
      status: RepairStatus.validated,
      missing: [],
      repair_amounts: { amount_net: 125, amount_to_refund: 50 },
      validated_at: '2025-12-28T09:00:00.000Z',
    });
    props.api
      .answer(listOwnRepairs, [validated])
      .answer(countRepairs, counts)
      .answer(refundRoutes.readPaymentPromise, { delay_days: 15, paid: null, paid_in_time: null, overdue: null });
    renderScreen(<ListRepairsPage {...props} />);
    expect(await screen.findByText(/^Validé · 50,00\s€ avant le 12\/01$/)).toBeInTheDocument();
  });

  it('promises no day for a validated file while the payments of the shop are suspended', async () => {
    const props = atCounter();
    const validated = row({
      status: RepairStatus.validated,
      missing: [],
      repair_amounts: { amount_net: 125, amount_to_refund: 50 },
      validated_at: '2025-12-28T09:00:00.000Z',
    });
    const suspension = { reason: 'Factures à vérifier', since: '2026-03-02T09:00:00.000Z' };
    props.api
      .answer(listOwnRepairs, [validated])
      .answer(countRepairs, counts)
      .answer(refundRoutes.readPaymentPromise, { delay_days: 15, paid: null, paid_in_time: null, overdue: null })
      .answer(refundRoutes.readOwed, { files: 1, due: 50, on_its_way: 0, suspension });
    renderScreen(<ListRepairsPage {...props} />);
    await waitFor(() => expect(props.api.callsOf(refundRoutes.readOwed)).toHaveLength(1));
    expect(await screen.findByText(/^Validé · 50,00\s€, versements suspendus$/)).toBeInTheDocument();
    expect(screen.queryByText(/avant le/)).not.toBeInTheDocument();
  });

  it('takes the addresses of filters that were one status each to what the counter calls them now', async () => {
    open([], { at: '/admin/reparation/livraison?etat=4' });
    expect(await screen.findByRole('radio', { name: 'Chez le programme 0' })).toBeChecked();
  });

  it('counts the files with a message that is not read, and asks for them whatever their state', async () => {
    const { user, props, address } = open();
    await user.click(await screen.findByRole('radio', { name: 'Non lus 2' }));
    await screen.findByRole('list', { name: 'Dossiers' });
    expect(address()).toBe('/admin/reparation/livraison?etat=non-lus');
    expect(props.api.callsOf(listOwnRepairs).slice(1)).toEqual([{ query: { unread: 'yes' } }]);
  });

  it('offers no chip for a state without files', async () => {
    open();
    await screen.findByRole('radio', { name: 'Tous 6' });
    expect(screen.queryByRole('radio', { name: /^Non éligible/ })).not.toBeInTheDocument();
  });

  it('says that there is no file yet, and offers to open one', async () => {
    open([]);
    expect(await screen.findByText('Vous n’avez pas encore de dossier')).toBeInTheDocument();
  });

  it('speaks of lessons where there is none yet, and leads to one', async () => {
    open([], { Page: BrowseSessionsPage });
    expect(await screen.findByText('Vous n’avez pas encore de séance')).toBeInTheDocument();
    expect(screen.getByText(/la personne qui se remet en selle/)).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Nouvelle séance' }))
      expect(link).toHaveAttribute('href', '/admin/reparation/reception/seance');
  });

  it('brings the rows behind the 195th with the cursor of the last one shown', async () => {
    const rows = Array.from({ length: rowsPerPage }, (_, index) => row({ repair_id: `repair-${1999 - index}` }));
    const { user, props } = open(rows);
    expect(await screen.findAllByRole('listitem')).toHaveLength(shownPerPage);
    props.api.answer(listOwnRepairs, [row({ repair_id: 'repair-1001' })]);
    await user.click(screen.getByRole('button', { name: 'Afficher plus' }));
    expect(await screen.findByText(/196 dossiers affichés/)).toBeInTheDocument();
    expect(props.api.callsOf(listOwnRepairs).at(-1)).toEqual({
      query: { created_before: '2026-03-02T09:30:00.000Z,repair-1805' },
    });
  });

  it('says that it could not be read, and reads again', async () => {
    const props = atCounter();
    props.api
      .answer(countRepairs, counts)
      .answer(listOwnRepairs, () => Promise.reject(appError('InternalError', 'boom', { requestId: 'req-7' })));
    const { user } = renderScreen(<ListRepairsPage {...props} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur est survenue veuillez réessayer');
    expect(screen.getByText('req-7')).toBeInTheDocument();
    props.api.answer(listOwnRepairs, [row()]);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('listitem')).toBeInTheDocument();
  });
});

it('lists sessions alone under « Mes séances »', async () => {
  const { props } = open([row({ gender: RepairKind.session })], { Page: BrowseSessionsPage });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mes séances' })).toBeInTheDocument();
  await screen.findByRole('listitem');
  expect(props.api.callsOf(listOwnRepairs)).toEqual([{ query: { gender: RepairKind.session } }]);
});

it('opens the complements on what is asked for', async () => {
  const { props } = open([row({ status: RepairStatus.complementAsked })], { Page: BrowseComplementsPage });
  await screen.findByRole('list', { name: 'Dossiers' });
  expect(props.api.callsOf(listOwnRepairs).map(({ query }) => query.status)).toEqual([
    RepairStatus.complementAsked,
    RepairStatus.sampleComplementAsked,
  ]);
});
