import { appError, refusalError } from '@alveole/contracts';
import { recoveryRoutes } from '@alveole/contracts/recovery';
import type { Debt, WholeRecovery } from '@alveole/contracts/recovery';
import { staffRoutes } from '@alveole/contracts/staff';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { creditorReferenceOf, recoveryRefusals } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { buildEntity } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { RecoverDebtsPage } from './recover-debts-page.tsx';

const { listDebts, listRecoveries, readRecovery, requestPayment, writeOffRecovery } = recoveryRoutes;
const path = '/admin/backend/recouvrement';
const hash = '4'.repeat(32);

const debt = (more: Partial<Debt> = {}): Debt => ({
  entity_id: 'shop-1',
  entity_name: 'Cycles du Rhin',
  owed: 45,
  moved_at: '2026-03-03T10:00:00.000Z',
  requestable_at: '2026-04-02T10:00:00.000Z',
  is_closed: false,
  files: [{ repair_id: 'r1', repair_rozo_id: 'REP00042_10001', amount: 45 }],
  ...more,
});

const recovery = (more: Partial<WholeRecovery> = {}): WholeRecovery => ({
  recovery_id: 'recovery-1',
  row_hash: hash,
  state: 'requested',
  reference: creditorReferenceOf(12),
  entity_id: 'shop-1',
  entity_name: 'Cycles du Rhin',
  requested: 45,
  paid: 0,
  written_off: 0,
  netted: 0,
  left: 45,
  create_date: '2026-03-04T09:00:00.000Z',
  due_on: '2026-04-03',
  reminders: 0,
  creditor: { name: 'Programme vélo', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  files: debt().files,
  steps: [{ act: 'request', at: '2026-03-04T09:00:00.000Z', by: 'Jean Roux', amount: 45, reason: 'Campagne terminée' }],
  ...more,
});

function open(at: string, { debts = [debt()], whole = recovery(), failsAtFirst = false } = {}) {
  const props = atDesk();
  props.api
    .answer(listDebts, () => {
      if (failsAtFirst) throw appError('InternalError', 'down');
      return { debts };
    })
    .answer(listRecoveries, [whole])
    .answer(readRecovery, whole)
    .answer(requestPayment, whole)
    .answer(writeOffRecovery, whole)
    .answer(establishmentRoutes.readEntity, buildEntity())
    .answer(staffRoutes.readSecondPerson, { refusal: null, refusal_id: null });
  return { props, ...renderScreen(<RecoverDebtsPage {...props} />, { at }) };
}

const inConfirm = async () => within(await screen.findByRole('alertdialog'));

describe('what establishments owe', () => {
  it('is asked for once its consequence is confirmed, and leads to the request', async () => {
    const { user, props, address } = open(path);
    const row = await screen.findByRole('row', { name: /Cycles du Rhin/ });
    expect(row).toHaveTextContent(/45,00.*Maintenant/);
    await user.click(within(row).getByRole('button', { name: 'Demander le paiement à Cycles du Rhin' }));
    const dialog = await inConfirm();
    expect(dialog.getByText(/doit reverser 45,00\s€/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Demander le paiement' }));
    await waitFor(() =>
      expect(props.api.callsOf(requestPayment)).toEqual([{ body: { entity_id: 'shop-1', amount: 45 } }]),
    );
    await waitFor(() => expect(address()).toContain('demande=recovery-1'));
  });

  it('is asked for with its funder, its files and how the sum comes about, and adds up above the list with the others', async () => {
    const files = [
      { repair_id: 'r1', repair_rozo_id: 'REP00042_10001', amount: 50, cause: 'corrected' as const },
      { repair_id: 'r2', repair_rozo_id: 'REP00042_10002', amount: 4, cause: 'refused' as const },
    ];
    const { user } = open(path, { debts: [debt({ funder_id: 'ville', files }), debt({ funder_id: 'etat', owed: 5 })] });
    const total = await screen.findByText(/dus par 1\sétablissement/);
    expect(total.closest('p')).toHaveTextContent(/^50,00\s€\sdus par 1\sétablissement, dont 50,00\s€ à demander/);
    await user.click(screen.getByRole('button', { name: 'Demander le paiement à Cycles du Rhin (ville)' }));
    const dialog = await screen.findByRole('alertdialog', { name: /à Cycles du Rhin \(ville\)/ });
    expect(dialog).toHaveTextContent(/doit reverser 45,00\s€ au financeur «\sville\s»/);
    expect(dialog).toHaveTextContent(/10001 · prime corrigée50,00.*10002 · dossier refusé4,00/);
    expect(dialog).toHaveTextContent(/Total des dossiers54,00.*par ailleurs−9,00.*À payer45,00/);
  });

  it('asks for a reason while a file may still come', async () => {
    const { user, props } = open(path, { debts: [debt({ requestable_at: '2999-01-01T00:00:00.000Z' })] });
    await user.click(await screen.findByRole('button', { name: /Demander le paiement à/ }));
    const dialog = await inConfirm();
    const confirm = dialog.getByRole('button', { name: 'Demander le paiement' });
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /Pourquoi aucun dossier/ }), 'Campagne terminée');
    await user.click(confirm);
    await waitFor(() =>
      expect(props.api.callsOf(requestPayment)).toEqual([
        expect.objectContaining({ body: expect.objectContaining({ reason: 'Campagne terminée' }) }),
      ]),
    );
  });

  it('says in the dialog that another amount is owed by now', async () => {
    const { user, props } = open(path);
    props.api.answer(requestPayment, () => {
      throw refusalError(recoveryRefusals.otherAmount);
    });
    await user.click(await screen.findByRole('button', { name: /Demander le paiement à/ }));
    const dialog = await inConfirm();
    await user.click(dialog.getByRole('button', { name: 'Demander le paiement' }));
    expect(await dialog.findByText(/Le montant dû a changé/)).toBeInTheDocument();
  });

  it('is nothing where nobody owes, and leads to the requests', async () => {
    const { user, address } = open(path, { debts: [] });
    await user.click(await screen.findByRole('button', { name: 'Voir les demandes' }));
    expect(address()).toContain('vue=demandes');
  });

  it('says that it could not be read, and is read again', async () => {
    const { user, props } = open(path, { failsAtFirst: true });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    props.api.answer(listDebts, { debts: [debt()] });
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Cycles du Rhin/ })).toBeInTheDocument();
  });
});

describe('a payment request', () => {
  it('is listed with reference, due date and what is left, narrowed by its state', async () => {
    const { user, props } = open(`${path}?vue=demandes`);
    expect(await screen.findByRole('row', { name: /Cycles du Rhin/ })).toHaveTextContent(/dépassée de.*45,00.*Demandé/);
    await user.click(screen.getByRole('button', { name: /État/ }));
    await user.click(await screen.findByRole('option', { name: 'Relancé' }));
    await waitFor(() =>
      expect(props.api.callsOf(listRecoveries).at(-1)).toMatchObject({ query: { state: 'reminded' } }),
    );
  });

  it('opens beside the list with its account, files and history', async () => {
    open(`${path}?vue=demandes&demande=recovery-1`);
    const drawer = within(await screen.findByRole('dialog', { name: /^Demande RF/ }));
    expect(await drawer.findByText(/FR76.3000.6000/)).toBeInTheDocument();
    expect(drawer.getByRole('link', { name: 'REP00042_10001' })).toBeInTheDocument();
    expect(drawer.getByText(/Jean Roux · Campagne terminée/)).toBeInTheDocument();
  });

  it('gives staff the letter that the shop reads', async () => {
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const { user } = open(`${path}?vue=demandes&demande=recovery-1`);
    await user.click(await screen.findByRole('button', { name: 'Lettre en PDF' }));
    await waitFor(() => expect(saved).toEqual([`demande-${recovery().reference}.pdf`]));
    click.mockRestore();
  });

  it('is proposed for a write-off with a reason', async () => {
    const { user, props } = open(`${path}?vue=demandes&demande=recovery-1`);
    await user.click(await screen.findByRole('button', { name: 'Proposer l’abandon' }));
    const dialog = await inConfirm();
    await user.type(dialog.getByRole('textbox', { name: /Raison/ }), 'Liquidation');
    await user.click(dialog.getByRole('button', { name: 'Proposer l’abandon' }));
    await waitFor(() =>
      expect(props.api.callsOf(writeOffRecovery)).toEqual([
        { params: { id: 'recovery-1' }, body: { last_row_hash: hash, act: 'propose', reason: 'Liquidation' } },
      ]),
    );
  });

  it.each([
    ['is written off by a second person once the consequence is confirmed', 'user-2', true],
    ['is not written off by whoever proposed it, who reads why', 'user-1', false],
  ])('%s', async (_what, by_id, isAllowed) => {
    const proposal = { reason: 'Liquidation', by: 'Jean Roux', by_id, at: '2026-03-05T09:00:00.000Z' };
    const { user, props } = open(`${path}?vue=demandes&demande=recovery-1`, { whole: recovery({ proposal }) });
    const confirm = await screen.findByRole('button', { name: 'Confirmer l’abandon' });
    if (!isAllowed) {
      expect(confirm).toBeDisabled();
      expect(confirm).toHaveAccessibleDescription(/un autre administrateur doit le confirmer/);
      return;
    }
    await user.click(confirm);
    await user.click((await inConfirm()).getByRole('button', { name: 'Confirmer l’abandon' }));
    await waitFor(() =>
      expect(props.api.callsOf(writeOffRecovery)).toEqual([
        { params: { id: 'recovery-1' }, body: { last_row_hash: hash, act: 'confirm' } },
      ]),
    );
  });
});

describe('a list without a row', () => {
  it('shows no count of rows under what it says instead', async () => {
    open(path, { debts: [] });
    expect(await screen.findByText('Personne ne doit rien')).toBeInTheDocument();
    expect(screen.queryByText(/affiché|dus par/)).not.toBeInTheDocument();
  });
});
