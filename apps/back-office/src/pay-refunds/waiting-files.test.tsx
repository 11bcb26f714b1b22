import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import { secondPersonRefusals } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { batchAddress, inConfirm, open, waiting, waitingAt } from './pay-refunds.fixture.tsx';

const { writeRefund, approvePayee, listRefundable } = refundRoutes;

describe('the files to refund', () => {
  it('are ticked, summed up and drafted into a batch that opens', async () => {
    const { user, props, written, address } = open(waitingAt);
    expect(await screen.findByRole('button', { name: 'Préparer un lot' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    expect(screen.getByText('2 dossiers sélectionnés')).toBeInTheDocument();
    expect(screen.getByText('100,00 €')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Préparer un lot' }));
    const dialog = await inConfirm();
    expect(
      dialog.getByText(/2 dossiers pour 100,00 €, vers 2 établissements\. Un autre administrateur devra approuver/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Préparer un lot' }));
    await waitFor(() => expect(written()).toEqual([{ repair_ids: ['r1', 'r2'] }]));
    await waitFor(() => expect(address()).toBe(batchAddress));
    expect(props.notices[0]?.tone).toBe('success');
  });

  it('without an IBAN stand apart, with the reason and the way to the establishment', async () => {
    open(waitingAt, { rows: [waiting(1), waiting(2, { blocked_by: 'missing_iban', entity_name: 'Roue Libre' })] });
    const blocked = await screen.findByRole('region', { name: /1\u00a0dossier ne peut pas être payé/ });
    expect(blocked).toHaveTextContent('L’établissement n’a pas donné d’IBAN');
    expect(within(blocked).getByRole('link', { name: 'Roue Libre' })).toHaveAttribute(
      'href',
      '/admin/backend/folder/shop-0',
    );
    expect(
      within(screen.getByRole('grid', { name: 'À rembourser' })).queryByText('REP00042_10002'),
    ).not.toBeInTheDocument();
  });

  it('shows below the waiting files number and sum of those alone that can be paid', async () => {
    open(waitingAt, { rows: [waiting(1), waiting(2), waiting(3, { blocked_by: 'missing_iban' })] });
    expect(await screen.findByText('Total de 2 dossiers : 100,00 €')).toBeInTheDocument();
    expect(screen.getByText('2 dossiers affichés')).toBeInTheDocument();
  });

  it('that another batch took are refused in words', async () => {
    const { user, props } = open(waitingAt);
    props.api.answer(writeRefund, () => {
      throw appError('DuplicatesValueException', 'None of these files can be drafted');
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));
    await user.click(screen.getByRole('button', { name: 'Préparer un lot' }));
    const dialog = await inConfirm();
    await user.click(dialog.getByRole('button', { name: 'Préparer un lot' }));
    expect(await dialog.findByText(/Ces dossiers sont déjà dans un lot/)).toBeInTheDocument();
  });

  it('say when there are none', async () => {
    open(waitingAt, { rows: [] });
    expect(await screen.findByText('Aucun dossier à rembourser')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir les réparations à valider' })).toHaveAttribute(
      'href',
      '/admin/backend/reparations?filtre=1',
    );
  });
});

describe('the promise of payment', () => {
  it('says how many files are past it, and how many only the next batch pays in time', async () => {
    open(waitingAt, { promised: { late: { files: 3, in_batch: 1 }, soon: { files: 1, in_batch: 1 } } });
    expect(
      await screen.findByText('3 dossiers ont dépassé le délai promis de 30 jours, dont 1 dans un lot en cours.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/^1.dossier dépassera le délai promis d’ici 7.jours dans un lot en cours/),
    ).toBeInTheDocument();
  });

  it('is silent while it holds', async () => {
    open(waitingAt);
    await screen.findByRole('grid', { name: 'À rembourser' });
    expect(screen.queryByText(/délai/)).not.toBeInTheDocument();
  });

  it('stands beside a file that cannot be paid too', async () => {
    open(waitingAt, { rows: [waiting(1, { blocked_by: 'missing_iban', promised_at: '2020-01-01T00:00:00.000Z' })] });
    expect(await screen.findByRole('region', { name: /ne peut pas être payé/ })).toHaveTextContent('En retard');
  });
});

describe('a file to refund', () => {
  it('says when its promise is past, and when it corrects what was paid before', async () => {
    open(waitingAt, {
      rows: [waiting(1, { promised_at: '2020-01-01T00:00:00.000Z' }), waiting(2, { is_correction: true, amount: -8 })],
    });
    expect(await screen.findByText('En retard')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /REP00042_10002/ })).toHaveTextContent(/Correction.*−8,00/);
  });

  it('whose account changed is not approved by a young account, and says so', async () => {
    open(waitingAt, {
      rows: [waiting(1, { blocked_by: 'changed_iban', entity_name: 'Roue Libre' })],
      noSecondPerson: secondPersonRefusals.young.id,
    });
    expect(await screen.findByText(/Votre compte a moins de sept jours/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Roue Libre/ })).not.toBeInTheDocument();
  });

  it('whose account changed waits for somebody who has looked at it', async () => {
    const { user, props } = open(waitingAt, {
      rows: [waiting(1, { blocked_by: 'changed_iban', entity_name: 'Roue Libre' })],
    });
    props.api.answer(approvePayee, { status: 'ok' });
    await user.click(await screen.findByRole('button', { name: 'Approuver le compte\u00a0: Roue Libre' }));
    const dialog = await inConfirm();
    const act = dialog.getByRole('button', { name: 'Approuver le compte' });
    expect(act).toBeDisabled();
    await user.type(dialog.getByLabelText('Quatre derniers caractères de l’IBAN'), 'a606');
    await user.click(act);
    await waitFor(() =>
      expect(props.api.callsOf(approvePayee)).toEqual([{ params: { id: 'shop-1' }, body: { iban_ends_with: 'A606' } }]),
    );
  });

  it('whose account the bank refused says so, and is paid again once somebody confirmed the account', async () => {
    const { user, props } = open(waitingAt, {
      rows: [waiting(1, { blocked_by: 'refused_account', entity_name: 'Roue Libre' })],
    });
    props.api.answer(approvePayee, { status: 'ok' });
    expect(await screen.findByText('Compte refusé par la banque')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirmer le compte\u00a0: Roue Libre' }));
    const dialog = await inConfirm();
    expect(dialog.getByText(/La banque a refusé un virement vers ce compte/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Quatre derniers caractères de l’IBAN'), '0189');
    await user.click(dialog.getByRole('button', { name: 'Confirmer le compte' }));
    await waitFor(() => expect(props.api.callsOf(approvePayee)).toHaveLength(1));
  });

  it('whose account one changed oneself waits for another administrator, and says so', async () => {
    open(waitingAt, { rows: [waiting(1, { blocked_by: 'changed_iban', account_changed_by_id: 'user-1' })] });
    expect(await screen.findByText(/un autre administrateur doit l’approuver/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Approuver le compte/ })).not.toBeInTheDocument();
  });

  it('whose account changed once more meanwhile says so, and is read again', async () => {
    const { user, props } = open(waitingAt, { rows: [waiting(1, { blocked_by: 'changed_iban' })] });
    props.api.answer(approvePayee, () => {
      throw appError('DuplicatesValueException', 'The account was changed meanwhile.');
    });
    await user.click(await screen.findByRole('button', { name: /^Approuver le compte/ }));
    const dialog = await inConfirm();
    await user.type(dialog.getByLabelText('Quatre derniers caractères de l’IBAN'), '0189');
    await user.click(dialog.getByRole('button', { name: 'Approuver le compte' }));
    expect(await dialog.findByText(/Ce n’est pas le compte/)).toBeInTheDocument();
    expect(props.api.callsOf(listRefundable)).toHaveLength(2);
  });
});
