import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import { staffRoutes } from '@alveole/contracts/staff';
import { secondPersonRefusals } from '@alveole/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@alveole/testing/browser';
import { PayRefundsPage } from './pay-refunds-page.tsx';
import { batchAddress, batchAt, batchesAt, inConfirm, open } from './pay-refunds.fixture.tsx';

const { readSecondPerson } = staffRoutes;
const { listRefunds, readRefundBatch, readSepaFile } = refundRoutes;

describe('a batch', () => {
  it('is listed with its state and opens beside the list', async () => {
    const { user, address } = open(batchesAt);
    const row = await screen.findByRole('row', { name: /04-03-2026/ });
    expect(row).toHaveTextContent('À approuver');
    await user.click(row);
    expect(await screen.findByRole('dialog', { name: /Lot du/ })).toBeInTheDocument();
    expect(address()).toBe(batchAddress);
  });

  it('names the account that pays', async () => {
    open(batchAddress);
    expect(await screen.findByText(/Programme vélo · ···\s0189/)).toBeInTheDocument();
  });

  it('says once it is approved on which day the bank is asked to pay, and not before', async () => {
    open(batchAddress);
    await screen.findByText(/Programme vélo · ···\s0189/);
    expect(screen.queryByText('9 mars 2026')).toBeNull();
    cleanup();
    open(batchAddress, { batch: batchAt('approved') });
    expect(await screen.findByText('Jour du virement demandé à la banque')).toBeInTheDocument();
    expect(screen.getByText('9 mars 2026')).toBeInTheDocument();
  });

  it('is approved once its consequence is confirmed', async () => {
    const { user, written } = open(batchAddress);
    await user.click(await screen.findByRole('button', { name: 'Approuver le lot' }));
    const dialog = await inConfirm();
    expect(dialog.getByText(/Les dossiers seront verrouillés/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Approuver le lot' }));
    await waitFor(() =>
      expect(written()).toEqual([{ refund_id: 'batch-1', state: 'approved', last_row_hash: '4'.repeat(32) }]),
    );
  });

  it('asks about no other act while the one confirmed is still being read again', async () => {
    const { user, props } = open(batchAddress);
    await user.click(await screen.findByRole('button', { name: 'Approuver le lot' }));
    let release = () => {};
    const draftPending = new Promise<void>((resolve) => (release = resolve));
    props.api.answer(readRefundBatch, batchAt('approved')).answer(listRefunds, () => draftPending.then(() => []));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approuver le lot' }));
    await waitFor(() => expect(props.api.callsOf(readRefundBatch)).toHaveLength(2));
    expect(await screen.findByText('Approuvé, à exporter')).toBeInTheDocument();
    expect(dialog).toHaveAccessibleName(/^Approuver ce lot/);
    release();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('is approved by a namesake of who drafted it', async () => {
    open(batchAddress, { batch: batchAt('drafted', { drafted_by: 'Sophie Leroy', drafted_by_id: 'user-7' }) });
    expect(await screen.findByRole('button', { name: 'Approuver le lot' })).toBeEnabled();
  });

  it('is not approved by who drafted it, and says so', async () => {
    open(batchAddress, { batch: batchAt('drafted', { drafted_by: 'Sophie Leroy', drafted_by_id: 'user-1' }) });
    const approve = await screen.findByRole('button', { name: 'Approuver le lot' });
    expect(approve).toBeDisabled();
    expect(approve).toHaveAccessibleDescription(
      'Vous avez préparé ce lot\u00a0: un autre administrateur doit l’approuver.',
    );
  });

  it('is not approved by who is no second person to its drafter, and says so', async () => {
    const { user, props } = open(batchesAt);
    props.api.answer(readSecondPerson, {
      refusal: secondPersonRefusals.opened.message,
      refusal_id: secondPersonRefusals.opened.id,
    });
    await user.click(await screen.findByRole('row', { name: /04-03-2026/ }));
    const approve = await screen.findByRole('button', { name: 'Approuver le lot' });
    await waitFor(() => expect(approve).toBeDisabled());
    expect(approve).toHaveAccessibleDescription(/L’un de vos deux comptes a été ouvert par l’autre/);
    expect(props.api.callsOf(readSecondPerson)).toEqual([{ query: { first_id: 'jean' } }]);
  });

  it('is exported: the file is downloaded, then the state moves', async () => {
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const { user, props, written } = open(batchAddress, {
      batch: batchAt('approved', { approved_by: 'Sophie Leroy' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Exporter le fichier SEPA' }));
    await user.click((await inConfirm()).getByRole('button', { name: 'Exporter le fichier SEPA' }));
    await waitFor(() => expect(written()).toEqual([expect.objectContaining({ state: 'exported' })]));
    expect(props.api.callsOf(readSepaFile)).toEqual([{ params: { id: 'batch-1' } }]);
    expect(saved).toEqual(['virement-2026-03-04-batch-1.xml']);
    click.mockRestore();
  });

  it('is confirmed for good, which its question says', async () => {
    const { user, written } = open(batchAddress, { batch: batchAt('exported') });
    expect(await screen.findByRole('button', { name: 'Télécharger le fichier SEPA' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirmer le virement' }));
    const dialog = await inConfirm();
    expect(dialog.getByText(/passeront à « Validé et remboursé ».*ne peut pas être annulée/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Confirmer le virement' }));
    await waitFor(() => expect(written()).toEqual([expect.objectContaining({ state: 'confirmed' })]));
  });

  it('shows its transfers, how the bank answered, and the files of each', async () => {
    open(batchAddress, {
      batch: batchAt('exported', {
        transfers: [
          {
            reference: 'ALV-1-0001',
            entity_id: 'shop-1',
            payee_name: 'CYCLES DU RHIN',
            amount: 100,
            state: 'rejected',
            reason: 'AC01',
          },
        ],
      }),
    });
    const transfers = await screen.findByRole('list', { name: 'Virements' });
    expect(transfers).toHaveTextContent(/CYCLES DU RHIN.*100,00.*ALV-1-0001.*Refusé par la banque.*IBAN incorrect/);
    const files = within(transfers).getByRole('list', { name: 'Dossiers payés à CYCLES DU RHIN' });
    expect(within(files).getAllByRole('link')).toHaveLength(2);
  });

  it('that is confirmed has nothing left to do', async () => {
    open(batchAddress, { batch: batchAt('confirmed') });
    expect(await screen.findByText(/La banque a répondu de tous les virements/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmer le virement' })).not.toBeInTheDocument();
  });

  it('that does not exist says so', async () => {
    const { props } = open(batchesAt);
    props.api.answer(readRefundBatch, () => {
      throw appError('NotFoundException', 'Unknown batch.');
    });
    renderScreen(<PayRefundsPage {...props} />, { at: batchAddress });
    expect(await screen.findByText('Ce lot n’existe pas')).toBeInTheDocument();
  });
});
