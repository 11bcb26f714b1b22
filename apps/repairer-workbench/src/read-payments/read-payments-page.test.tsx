import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import type { Owed, Payment } from '@alveole/contracts/refund';
import { recoveryRoutes } from '@alveole/contracts/recovery';
import type { OwnRecovery } from '@alveole/contracts/recovery';
import { creditorReferenceOf } from '@alveole/domain';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { ReadPaymentsPage } from './read-payments-page.tsx';

const { listPayments, readOwed } = refundRoutes;

const payment = (more: Partial<Payment> = {}): Payment => ({
  refund_id: 'b1',
  reference: 'ALV-1-0001',
  payee_name: 'CYCLES DU RHIN',
  amount: 42,
  state: 'paid',
  sent_at: '2026-03-04T09:00:00.000Z',
  settled_at: '2026-03-06T09:00:00.000Z',
  lines: [
    { repair_id: 'r1', repair_rozo_id: 'REP00042_10001', amount: 50, is_correction: false },
    { repair_id: 'r2', repair_rozo_id: 'REP00042_10002', amount: -8, is_correction: true },
  ],
  ...more,
});
const owed = (more: Partial<Owed> = {}): Owed => ({ files: 0, due: 0, on_its_way: 0, ...more });

const recovery = (more: Partial<OwnRecovery> = {}): OwnRecovery => ({
  recovery_id: 'recovery-1',
  state: 'requested',
  reference: creditorReferenceOf(12),
  entity_name: 'Cycles du Rhin',
  requested: 45,
  paid: 0,
  written_off: 0,
  netted: 0,
  left: 45,
  create_date: '2026-03-04T09:00:00.000Z',
  due_on: '2026-04-03',
  creditor: { name: 'Programme vélo', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  files: [{ repair_id: 'r9', repair_rozo_id: 'REP00042_10009', amount: 45 }],
  ...more,
});

function open(payments: readonly Payment[], due: Owed = owed(), recoveries: OwnRecovery[] = []) {
  const props = fakeRemoteProps({ role: 'REP' });
  props.api
    .answer(listPayments, [...payments])
    .answer(readOwed, due)
    .answer(recoveryRoutes.listOwnRecoveries, recoveries);
  return { props, ...renderScreen(<ReadPaymentsPage {...props} />) };
}

describe('what is owed', () => {
  it('stands first, with the day by which it was promised', async () => {
    open([], owed({ files: 2, due: 50, on_its_way: 42.5, promised_at: '2099-03-18T10:00:00.000Z' }));
    const card = await screen.findByRole('region', { name: 'À recevoir' });
    expect(card).toHaveTextContent(/50,00.*42,50.*Promis avant le.*18\smars\s2099/);
  });

  it.each([
    ['missing_iban', /Donnez votre IBAN/],
    ['invalid_iban', /n’est pas valide/],
    ['outside_sepa', /hors de la zone SEPA/],
    ['missing_bic', /donnez le BIC/],
    ['changed_iban', /72 heures après le changement/],
    ['refused_account', /La banque a refusé votre compte/],
  ] as const)('says why it waits: %s', async (blocked_by, text) => {
    open([], owed({ files: 1, due: 50, blocked_by }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /coordonnées bancaires/ })).toHaveAttribute(
      'href',
      '/admin/profile?section=banque',
    );
  });

  it.each([0, 2])(
    'says that payments are suspended, why and since when, and promises no day, with %i files that wait',
    async (files) => {
      const suspension = { reason: 'Factures à vérifier', since: '2026-03-02T09:00:00.000Z' };
      const promised_at = '2026-03-18T10:00:00.000Z';
      open(
        [],
        owed({
          files,
          due: 50,
          promised_at,
          suspension,
          ...(files > 0 && { blocked_by: 'payments_suspended' as const }),
        }),
      );
      const card = await screen.findByRole('region', { name: 'À recevoir' });
      expect(card).toHaveTextContent(/Vos versements sont suspendus.: Factures à vérifier/);
      expect(card).toHaveTextContent(/Depuis le 2\smars\s2026/);
      expect(card).not.toHaveTextContent(/Promis|18\smars/);
      expect(within(card).queryByRole('link', { name: /coordonnées bancaires/ })).not.toBeInTheDocument();
    },
  );

  it('says what is retained of it, and why', async () => {
    open([], owed({ files: 2, due: 42, retained: 8 }));
    const card = await screen.findByRole('region', { name: 'À recevoir' });
    expect(card).toHaveTextContent(
      /pas encore viré.*50,00.*Retenu sur un prochain virement.*−8,00.*Reste à vous virer.*42,00/,
    );
    expect(card).toHaveTextContent(/ne vous est pas demandée.: attendez, elle sera déduite/);
  });

  it('is no sum and no day where more was paid too much than waits, but what later files compensate', async () => {
    open([], owed({ files: 2, due: -37.1, retained: 57.1, promised_at: '2099-03-18T10:00:00.000Z' }));
    const card = await screen.findByRole('region', { name: 'À recevoir' });
    expect(card).toHaveTextContent(/Reçu en trop, à déduire.*37,10.*déduite de vos prochains dossiers/);
    expect(card).not.toHaveTextContent(/Validé|Promis|20,00/);
  });

  it('says since when a promise is late, and promises no day that is past', async () => {
    open([], owed({ files: 1, due: 50, promised_at: '2026-03-18T10:00:00.000Z' }));
    const card = await screen.findByRole('region', { name: 'À recevoir' });
    expect(card).toHaveTextContent(/Délai promis dépassé\s*depuis le 18\smars\s2026/);
    expect(card).not.toHaveTextContent('Promis avant');
  });

  it('says what was paid back beyond the request and waits for the programme', async () => {
    open([], owed({ paid_beyond: 93.81 }));
    const card = await screen.findByRole('region', { name: 'À recevoir' });
    expect(await within(card).findByText(/93,81\s€ attendent une décision du programme/)).toBeInTheDocument();
    expect(card).toHaveTextContent(/vous n’avez rien à faire/);
  });

  it('is nothing where all that was paid too much is asked for', async () => {
    open([], owed({ files: 1, due: 0, retained: 0, to_pay_back: 45 }), [recovery()]);
    const card = await screen.findByRole('region', { name: 'À recevoir' });
    expect(card).toHaveTextContent('Rien n’est en attente de paiement.');
    expect(card).not.toHaveTextContent('Retenu');
  });

  it('is nothing when nothing waits', async () => {
    open([]);
    expect(await screen.findByText('Rien n’est en attente de paiement.')).toBeInTheDocument();
  });
});

describe('what the shop owes', () => {
  it('stands first, with amount, due date, reference, account and a code that a bank’s application reads', async () => {
    open([], owed(), [recovery()]);
    const card = await screen.findByRole('region', { name: /Vous devez 45,00\s€/ });
    expect(card).toHaveTextContent(/3\savril\s2026.*RF\d\d.ALV0.*Programme vélo.*FR76.3000.6000.*AGRIFRPP/);
    expect(within(card).getByRole('img', { name: /Code de paiement/ })).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'REP00042_10009' })).toBeInTheDocument();
  });

  it('is told in one sum where several funders ask, with whom each part goes to and that it is to be paid now', async () => {
    const ville = recovery({ recovery_id: 'recovery-2', funder_id: 'ville', requested: 30, left: 30 });
    open([], owed(), [recovery(), ville]);
    expect(await screen.findByText(/Vous devez 75,00\s€ en tout/)).toBeInTheDocument();
    expect(screen.getByText(/Payez chaque somme ci-dessous.*sans attendre/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /ville.: 30,00\s€ à reverser/ })).toBeInTheDocument();
    expect(screen.getAllByText(/Vous devez/)).toHaveLength(1);
  });

  it('says what was paid and what later files have netted of it', async () => {
    open([], owed(), [recovery({ paid: 10, netted: 20, left: 15, state: 'reminded' })]);
    const card = await screen.findByRole('region', { name: /Vous devez 15,00\s€/ });
    expect(card).toHaveTextContent(/En retard.*Demandé au départ.*45,00.*Déjà reversé.*10,00.*Compensé.*20,00/);
  });

  it('says why for each file, and leads from their sum to what is asked, with whom one objects to', async () => {
    const files = [
      { repair_id: 'r9', repair_rozo_id: 'REP00042_10009', amount: 50, cause: 'corrected' as const },
      { repair_id: 'r8', repair_rozo_id: 'REP00042_10008', amount: 4, cause: 'refused' as const },
    ];
    open([], owed(), [recovery({ files })]);
    const card = await screen.findByRole('region', { name: /Vous devez 45,00\s€/ });
    expect(card).toHaveTextContent(/10009prime corrigée50,00.*10008dossier refusé4,00/);
    expect(card).toHaveTextContent(/Total des dossiers.*54,00.*par ailleurs.*−9,00.*À payer.*45,00/);
    expect(card).toHaveTextContent(/vous contestez cette somme/);
  });

  it('is printed as a letter of its own', async () => {
    const printed = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { user } = open([], owed(), [recovery()]);
    await user.click(await screen.findByRole('button', { name: 'Imprimer la lettre' }));
    const sheet = await screen.findByRole('group', { name: /Demande de paiement · 45,00/, hidden: true });
    expect(sheet).toHaveTextContent(/Cycles du Rhin.*RF\d\d/);
    await waitFor(() => expect(printed).toHaveBeenCalled());
    printed.mockRestore();
  });

  it('stands below the transfers once it is over', async () => {
    open([], owed(), [recovery({ state: 'waived', written_off: 45, left: 0 })]);
    expect(await screen.findByRole('region', { name: 'Sommes reversées' })).toHaveTextContent(/Abandonné.*45,00/);
    expect(screen.queryByText(/Vous devez/)).not.toBeInTheDocument();
  });
});

describe('the transfers', () => {
  it('tell their files one by one, corrections included', async () => {
    open([payment()]);
    const files = await screen.findByRole('list', { name: 'Dossiers du virement ALV-1-0001' });
    const [first, second] = within(files).getAllByRole('listitem');
    expect(first).toHaveTextContent(/REP00042_10001.*50,00/);
    expect(second).toHaveTextContent(/REP00042_10002.*correction.*−8,00/);
    expect(within(files).getByRole('link', { name: 'REP00042_10001' })).toHaveAttribute(
      'href',
      '/admin/reparation/livraison/r1',
    );
  });

  it('that came back say what happens next', async () => {
    open([payment({ state: 'returned', reason: 'AC04' })]);
    expect(await screen.findByText('Retourné par la banque')).toBeInTheDocument();
    expect(screen.getByText(/Le montant vous sera viré de nouveau/)).toBeInTheDocument();
    expect(screen.getByText('AC04 · compte clôturé')).toBeInTheDocument();
  });

  it('are saved as a statement, in PDF and CSV', async () => {
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const { user } = open([payment()]);
    await user.click(await screen.findByRole('button', { name: 'CSV\u00a0: ALV-1-0001' }));
    expect(saved).toEqual(['releve-ALV-1-0001.csv']);
    click.mockRestore();
  });

  it('are none yet', async () => {
    open([]);
    expect(await screen.findByText('Aucun virement pour l’instant')).toBeInTheDocument();
  });

  it('that cannot be read are asked for again', async () => {
    const { user, props } = open([]);
    props.api.answer(listPayments, () => {
      throw appError('ServiceUnavailableException', 'Away.');
    });
    renderScreen(<ReadPaymentsPage {...props} />);
    await user.click(await screen.findByRole('button', { name: /Réessayer/ }));
    expect(props.api.callsOf(listPayments).length).toBeGreaterThan(1);
  });
});

describe('the transfers of several months', () => {
  const transfers = [
    payment({ reference: 'ALV-3-0001', sent_at: '2026-11-27T09:00:00.000Z', amount: 30 }),
    payment({ reference: 'ALV-2-0002', sent_at: '2026-10-20T09:00:00.000Z', amount: 20 }),
    payment({ reference: 'ALV-2-0001', sent_at: '2026-10-13T09:00:00.000Z', amount: 5.5, state: 'returned' }),
  ];

  it('stand by month with their number and what arrived of them, the newest month open and the others folded', async () => {
    open(transfers);
    const newest = (await screen.findByText('novembre 2026')).closest('details');
    const former = screen.getByText('octobre 2026').closest('details');
    expect([newest?.open, former?.open]).toEqual([true, false]);
    expect(newest?.querySelector('summary')).toHaveTextContent(/1\svirement30,00\s€/);
    expect(former?.querySelector('summary')).toHaveTextContent(/2\svirements20,00\s€/);
    const cards = within(former as HTMLElement);
    expect(cards.getByRole('region', { name: /^20,00/, hidden: true })).toBeInTheDocument();
  });

  it('show the files of the newest one at once, those of the others behind their number', async () => {
    open(transfers);
    const filesOf = async (reference: string) =>
      (await screen.findByRole('list', { name: new RegExp(reference), hidden: true })).closest('details')?.open;
    expect(await filesOf('ALV-3-0001')).toBe(true);
    expect(await filesOf('ALV-2-0002')).toBe(false);
  });
});
