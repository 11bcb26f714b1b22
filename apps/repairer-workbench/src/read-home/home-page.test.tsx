import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { refundRoutes } from '@alveole/contracts/refund';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RouteDefinition, RouteResult } from '@alveole/contracts';
import { EstablishmentStatus, RepairStatus } from '@alveole/domain';
import { useIsFetching } from '@alveole/query';
import { renderScreen } from '@alveole/testing/browser';
import { buildEntity, buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { atCounter } from '../workbench.fixture.ts';
import { HomePage } from './home-page.tsx';

type Home = RouteResult<typeof repairRoutes.readCounterHome>;

const nothing = { count: 0, files: [] };
const noMoney = { count: 0, amount: 0 };
const homeOf = (changes: Partial<Home> = {}): Home => ({
  to_finish: nothing,
  to_answer: nothing,
  unread: nothing,
  money: { validated: noMoney, in_transfer: noMoney },
  ...changes,
});

function openHome(home: Home | (() => never)) {
  const props = atCounter();
  props.api.answer(repairRoutes.readCounterHome, home);
  return { props, ...renderScreen(<HomePage {...props} />, { at: '/admin/accueil' }) };
}

const due = homeOf({ money: { validated: { count: 2, amount: 92.5 }, in_transfer: noMoney } });
const promised = { files: 2, due: 92.5, on_its_way: 0, promised_at: '2099-03-18T10:00:00.000Z' };
const incident = { listed: true, first_day: '2020-05-26', last_day: '2020-05-27' };
/** How many answers are still on their way, drawn with what the others brought. */
const Asking = () => <output>{useIsFetching()}</output>;

/** Opens the home with one answer that comes after all others; answers how it comes. */
async function openWithLast<R extends RouteDefinition>(
  route: R,
  home: Home,
  result: RouteResult<R>,
): Promise<() => void> {
  let tell: () => void = () => undefined;
  const promise = new Promise<RouteResult<R>>((resolve) => (tell = () => resolve(result)));
  const props = atCounter();
  props.api.answer(repairRoutes.readCounterHome, home).answer(route, () => promise);
  renderScreen(
    <>
      <HomePage {...props} />
      <Asking />
    </>,
  );
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent(/^1$/));
  return tell;
}

const card = (name: string) => screen.findByRole('region', { name });

async function openMoney(owed: RouteResult<typeof refundRoutes.readOwed>): Promise<HTMLElement> {
  const props = atCounter();
  props.api.answer(repairRoutes.readCounterHome, due).answer(refundRoutes.readOwed, owed);
  renderScreen(<HomePage {...props} />);
  return card('Aides à vous verser');
}

describe('the repairer’s home', () => {
  it('opens a repair or a session with one press, before anything is read', () => {
    openHome(homeOf());
    expect(screen.getByRole('link', { name: 'Enregistrer une réparation' })).toHaveAttribute(
      'href',
      '/admin/reparation/reception',
    );
    expect(screen.getByRole('link', { name: 'Enregistrer une séance' })).toHaveAttribute(
      'href',
      '/admin/reparation/reception/seance',
    );
    expect(screen.getByText('Chargement de ce qui attend')).toBeInTheDocument();
  });

  it('comes in one, so that nothing moves under a finger: the cards wait for what is told above them', async () => {
    const tell = await openWithLast(repairRoutes.readIncident, homeOf(), incident);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    tell();
    await card('À terminer');
    expect(screen.getByText(/n’ont pas pu être transmis/)).toBeInTheDocument();
  });

  it('leads to the dialog of the conditions while they await an answer', async () => {
    const presentConditions = jest.fn();
    const props = atCounter({ presentConditions });
    props.api
      .answer(repairRoutes.readCounterHome, homeOf())
      .answer(establishmentRoutes.readEntity, buildEntity({ entity_data: { cgsAcceptDate: undefined } }));
    const { user } = renderScreen(<HomePage {...props} />);
    await user.click(await screen.findByRole('button', { name: 'Lire et accepter les conditions' }));
    expect(presentConditions).toHaveBeenCalledTimes(1);
  });

  it('the home says of each file that waits its client, what is missing or asked for, its bike and its date', async () => {
    const unfinished = buildRepairFile({ repair_id: 'r-1', missing: ['PHO', 'VAL'] });
    const fileToComplete = buildRepairFile({
      repair_id: 'r-2',
      status: RepairStatus.complementAsked,
      missing: [],
      request_lines: ['La facture est floue'],
    });
    openHome(
      homeOf({
        to_finish: { count: 1, files: [unfinished] },
        to_answer: { count: 1, files: [fileToComplete] },
      }),
    );
    const row = async (title: string) => within(await card(title)).findByRole('listitem');
    const bikeAndDate = 'Vélo Autre\\s· n°\\sAB123456 · 02/03 à 10h30';
    expect(await row('À terminer')).toHaveTextContent(
      new RegExp(`DURAND.*Il manque la photo et le code\\s*${bikeAndDate}`),
    );
    expect(await row('À compléter')).toHaveTextContent(new RegExp(`DURAND.*La facture est floue\\s*${bikeAndDate}`));
  });

  it('leads to the step that a file lacks, to the complement that is asked for, and to the message', async () => {
    const unfinished = buildRepairFile({ repair_id: 'r-1', missing: ['PHO', 'VAL'] });
    const fileToComplete = buildRepairFile({ repair_id: 'r-2', status: RepairStatus.complementAsked, missing: [] });
    openHome(
      homeOf({
        to_finish: { count: 7, files: [unfinished] },
        to_answer: { count: 1, files: [fileToComplete] },
        unread: { count: 2, files: [fileToComplete] },
      }),
    );
    const toFinish = within(await card('À terminer'));
    expect(toFinish.getByRole('link', { name: /DURAND/ })).toHaveAttribute('href', '/admin/livraison/finalisation/r-1');
    expect(toFinish.getByText(/^Il manque la photo et le code$/)).toBeInTheDocument();
    expect(toFinish.getByText('7')).toBeInTheDocument();
    expect(toFinish.getByRole('link', { name: /Tout voir/ })).toHaveAttribute(
      'href',
      '/admin/reparation/livraison?etat=0',
    );
    const toAnswer = within(await card('À compléter'));
    expect(toAnswer.getByRole('link', { name: /DURAND/ })).toHaveAttribute('href', '/admin/reparation/dossiers/r-2');
    expect(toAnswer.queryByRole('link', { name: /Tout voir/ })).not.toBeInTheDocument();
    const unread = within(await card('Messages non lus'));
    expect(unread.getByRole('link', { name: /DURAND/ })).toBeInTheDocument();
    expect(unread.getByRole('link', { name: /Tout voir/ })).toHaveAttribute(
      'href',
      '/admin/reparation/livraison?etat=non-lus',
    );
  });

  it('tells what money is due and with which transfer it comes', async () => {
    openHome(homeOf({ money: { validated: { count: 2, amount: 92.5 }, in_transfer: { count: 1, amount: 50 } } }));
    const money = await card('Aides à vous verser');
    expect(money).toHaveTextContent(/Virement en préparation · 1 dossier50,00 €/);
    expect(money).toHaveTextContent(/Au prochain virement · 2 dossiers92,50 €/);
  });

  it('tells of the next transfer what is left once what was paid too much is retained, as the page of the transfers does', async () => {
    const money = await openMoney({ ...promised, due: 47.51, retained: 44.99 });
    await waitFor(() => expect(money).toHaveTextContent(/Au prochain virement · 2 dossiers, 44,99\s€ retenus47,51\s€/));
    expect(money).not.toHaveTextContent(/92,50/);
  });

  it('announces no transfer where more is retained than waits', async () => {
    const money = await openMoney({ ...promised, due: -7.5, retained: 100 });
    await waitFor(() => expect(money).toHaveTextContent(/100,00\s€ retenus0,00\s€/));
    expect(money).toHaveTextContent(/Versement\s*Déduit de ce que vous avez reçu en trop/);
  });

  it('says of a promise that is past since when, in one sentence', async () => {
    const money = await openMoney({ ...promised, promised_at: '2026-03-18T10:00:00.000Z' });
    await waitFor(() => expect(money).toHaveTextContent(/Délai promis dépassé\s*depuis le 18\smars\s2026/));
    expect(money).not.toHaveTextContent(/Promis avant/);
  });

  it('shows everything at once, while only the date of the money is awaited in its place', async () => {
    const tell = await openWithLast(refundRoutes.readOwed, due, promised);
    expect(await card('À terminer')).toBeInTheDocument();
    const money = await card('Aides à vous verser');
    expect(money).toHaveTextContent(/92,50/);
    expect(within(money).getByText('Chargement de la date')).toBeInTheDocument();
    tell();
    await waitFor(() => expect(money).toHaveTextContent(/Promis avant le\s*18\smars\s2099/));
  });

  it('promises no day for the money while the payments of the shop are suspended, and says why', async () => {
    const props = atCounter();
    const suspension = { reason: 'Factures à vérifier', since: '2026-03-02T09:00:00.000Z' };
    props.api
      .answer(repairRoutes.readCounterHome, due)
      .answer(refundRoutes.readOwed, { ...promised, suspension, blocked_by: 'payments_suspended' });
    renderScreen(<HomePage {...props} />);
    const money = await card('Aides à vous verser');
    await waitFor(() => expect(money).toHaveTextContent(/Vos versements sont suspendus.*Factures à vérifier/));
    expect(money).toHaveTextContent(/Validé, en attente · 2 dossiers92,50/);
    expect(money).not.toHaveTextContent(/Promis|prochain virement/);
  });

  it('says where no date was promised yet', async () => {
    openHome(due);
    await waitFor(async () => expect(await card('Aides à vous verser')).toHaveTextContent('Date à venir'));
  });

  it('says in the card of the money that its date cannot be read, and reads it again', async () => {
    let isDown = true;
    const props = atCounter();
    props.api.answer(repairRoutes.readCounterHome, due).answer(refundRoutes.readOwed, () => {
      if (isDown) throw appError('InternalError', 'boom');
      return promised;
    });
    const { user } = renderScreen(<HomePage {...props} />);
    const money = within(await card('Aides à vous verser'));
    expect(await money.findByText('La date n’a pas pu être lue.')).toBeInTheDocument();
    expect(money.getByText(/92,50/)).toBeInTheDocument();
    isDown = false;
    await user.click(money.getByRole('button', { name: 'Réessayer' }));
    expect(await money.findByText(/18\smars\s2099/)).toBeInTheDocument();
  });

  it('says what there is nothing of', async () => {
    openHome(homeOf());
    expect(await card('À terminer')).toHaveTextContent('Tous vos dossiers sont terminés.');
    expect(await card('À compléter')).toHaveTextContent('Aucun complément ne vous est demandé.');
    expect(await card('Messages non lus')).toHaveTextContent('Vous avez lu tous vos messages.');
    expect(await card('Aides à vous verser')).toHaveTextContent('Aucune aide n’attend de virement.');
  });

  it('says what the shop has to pay back, with the way to it', async () => {
    const props = atCounter();
    props.api
      .answer(repairRoutes.readCounterHome, homeOf())
      .answer(refundRoutes.readOwed, { files: 1, due: 0, to_pay_back: 169.12, on_its_way: 0 });
    renderScreen(<HomePage {...props} />);
    const money = within(await card('Aides à vous verser'));
    expect(await money.findByText(/Vous devez reverser 169,12\s€/)).toBeInTheDocument();
    expect(money.getByRole('link', { name: 'Voir comment payer' })).toHaveAttribute('href', '/admin/virements');
  });

  it('tells what holds in the programme', async () => {
    const { props } = openHome(homeOf());
    expect(await screen.findByText(/code envoyé au client par SMS/)).toBeInTheDocument();
    expect(await card('Le programme')).toHaveTextContent('50,00 €');
    expect(props.api.callsOf(repairRoutes.readCounterHome)).toHaveLength(1);
  });

  it('says why no file can be opened yet', async () => {
    const props = atCounter({ entityStatus: EstablishmentStatus.refused });
    props.api
      .answer(repairRoutes.readCounterHome, homeOf())
      .answer(establishmentRoutes.readEntity, buildEntity({ status: EstablishmentStatus.refused }));
    renderScreen(<HomePage {...props} />);
    expect(await screen.findByText("Votre établissement n'est pas encore validé")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir mon compte' })).toHaveAttribute('href', '/admin/profile');
  });

  it('says that it cannot be read, and reads again', async () => {
    let isDown = true;
    const props = atCounter();
    props.api.answer(repairRoutes.readCounterHome, () => {
      if (isDown) throw appError('InternalError', 'boom', { requestId: 'req-7' });
      return homeOf();
    });
    const { user } = renderScreen(<HomePage {...props} />);
    expect(await screen.findByText(/req-7/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enregistrer une réparation' })).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await card('À terminer')).toBeInTheDocument();
  });
});
