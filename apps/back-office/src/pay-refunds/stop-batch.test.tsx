import { screen, waitFor, within } from '@testing-library/react';
import { batchAddress, batchAt, batchesAt, inConfirm, open } from './pay-refunds.fixture.tsx';

const own = batchAt('drafted', { drafted_by: 'Sophie Leroy', drafted_by_id: 'user-1' });
const transferTo = (number: number, amount: number, state: 'paid' | 'rejected' | 'returned') => ({
  reference: `ALV-1-000${number}`,
  entity_id: `shop-${number}`,
  payee_name: 'CYCLES DU RHIN',
  amount,
  state,
});

describe('a drafted batch', () => {
  it('is refused by its approver with a reason, which is asked for', async () => {
    const { user, written } = open(batchAddress);
    await user.click(await screen.findByRole('button', { name: 'Refuser le lot' }));
    const dialog = await inConfirm();
    expect(dialog.getByText(/2.dossiers seront de nouveau à rembourser/)).toBeInTheDocument();
    const act = dialog.getByRole('button', { name: 'Refuser le lot' });
    expect(act).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /Raison du refus/ }), ' Dossier 2 en double ');
    await user.click(act);
    await waitFor(() =>
      expect(written()).toEqual([
        { refund_id: 'batch-1', state: 'refused', reason: 'Dossier 2 en double', last_row_hash: '4'.repeat(32) },
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Retirer le lot' })).not.toBeInTheDocument();
  });

  it('is withdrawn by its drafter, who is not offered to refuse it', async () => {
    const { user, written, props } = open(batchAddress, { batch: own });
    await user.click(await screen.findByRole('button', { name: 'Retirer le lot' }));
    await user.click((await inConfirm()).getByRole('button', { name: 'Retirer le lot' }));
    await waitFor(() =>
      expect(written()).toEqual([{ refund_id: 'batch-1', state: 'withdrawn', last_row_hash: '4'.repeat(32) }]),
    );
    expect(screen.queryByRole('button', { name: 'Refuser le lot' })).not.toBeInTheDocument();
    await waitFor(() => expect(props.notices[0]).toMatchObject({ tone: 'success', text: 'Le lot est retiré' }));
  });

  it.each(['approved', 'exported', 'confirmed', 'refused', 'withdrawn'] as const)(
    'is stopped no more once it is %s',
    async (state) => {
      open(batchAddress, { batch: batchAt(state) });
      await screen.findByText('Préparé par');
      expect(screen.queryByRole('button', { name: /^(Refuser|Retirer) le lot/ })).not.toBeInTheDocument();
    },
  );

  it('names on each line the account that the bank refused', async () => {
    const batch = batchAt('drafted');
    const lines = batch.lines.map((line, n) => (n === 0 ? { ...line, blocked_by: 'refused_account' as const } : line));
    open(batchAddress, { batch: { ...batch, lines } });
    expect(await screen.findAllByText('Compte refusé par la banque')).toHaveLength(1);
  });

  it('that was refused shows by whom, why, and that its files wait again', async () => {
    const stopped = { by: 'Marc Petit', by_id: 'marc', at: '2026-03-05T09:00:00.000Z', reason: 'Dossier 2 en double' };
    open(batchAddress, { batch: batchAt('refused', { stopped }) });
    expect(await screen.findByText('Refusé par')).toBeInTheDocument();
    expect(screen.getByText('Marc Petit')).toBeInTheDocument();
    expect(screen.getByText('Dossier 2 en double')).toBeInTheDocument();
    expect(screen.getByText(/ses dossiers sont de nouveau à rembourser/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approuver le lot' })).not.toBeInTheDocument();
  });
});

describe('a batch of which the bank refused a part', () => {
  const batch = batchAt('confirmed', {
    total: 115.11,
    transfers: [transferTo(1, 50, 'paid'), transferTo(2, 30, 'paid'), transferTo(3, 35.11, 'rejected')],
  });

  it('says in the list and in its detail how much was paid of what', async () => {
    open(batchesAt, { batch });
    const row = await screen.findByRole('row', { name: /04-03-2026/ });
    expect(row.textContent?.replaceAll(/\s/g, ' ')).toContain('Confirmé · 2 payés, 1 refusé · 80,00 € sur 115,11 €');
    expect(within(row).getByText(/^Confirmé/).parentElement).toHaveAttribute('data-wrapping');
  });

  it('says that the files of what did not arrive wait for another batch', async () => {
    open(batchAddress, { batch });
    expect(await screen.findByText(/1.virement n’est pas arrivé.*ses dossiers attendent/)).toBeInTheDocument();
    expect(screen.queryByText(/La banque a répondu de tous les virements/)).not.toBeInTheDocument();
  });
});
