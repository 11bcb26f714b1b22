import { appError } from '@alveole/contracts';
import { refundRoutes, bankFileFaults } from '@alveole/contracts/refund';
import { staffRoutes } from '@alveole/contracts/staff';
import { secondPersonRefusals } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@alveole/testing/browser';
import { PayRefundsPage } from './pay-refunds-page.tsx';
import { batchAddress, batchAt, batchesAt, inConfirm, open } from './pay-refunds.fixture.tsx';

const { readSecondPerson } = staffRoutes;
const { listRefunds, readRefundBatch, readSepaFile, hearBank } = refundRoutes;

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

describe('a file of the bank', () => {
  const hand = async (
    user: ReturnType<typeof open>['user'],
    content: string | Uint8Array<ArrayBuffer> = '<Document/>',
  ) =>
    user.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      Object.assign(new File([content], 'camt.xml', { type: 'text/xml' }), {
        arrayBuffer: async () =>
          (typeof content === 'string' ? new TextEncoder().encode(content) : content).slice().buffer,
      }),
    );

  it('is reported on line by line', async () => {
    const { user, props } = open(batchesAt);
    const transfer = {
      refund_id: 'batch-1',
      entity_id: 'shop-1',
      entity_name: 'Cycles du Rhin',
      amount: 42.5,
      files: ['REP00042_10001'],
    };
    props.api.answer(hearBank, {
      kind: 'camt.054',
      lines: [
        { reference: 'ALV-1-0001', outcome: 'paid', amount: 50 },
        { reference: 'ALV-1-0002', outcome: 'returned', reason: 'AC04', transfer },
        { reference: 'ALV-1-0003', outcome: 'amount_differs', amount: 40, transfer },
        { reference: 'ALV-1-0004', outcome: 'currency_differs', amount: 50, currency: 'USD', day: '2026-11-21' },
      ],
      unread: [{ why: 'not_booked', amount: 12.345, currency: 'TND' }],
      others: 2,
    });
    await screen.findByText('Réponses de la banque');
    await hand(user);
    const report = await screen.findByRole('grid', { name: 'Ce que dit le fichier' });
    expect(within(report).getByRole('row', { name: /ALV-1-0001/ })).toHaveTextContent(/50,00.*Payé/);
    expect(within(report).getByRole('row', { name: /ALV-1-0002/ })).toHaveTextContent(/Retourné.*compte clôturé/);
    expect(within(report).getByRole('row', { name: /ALV-1-0004/ })).toHaveTextContent(
      /21-11-2026.*50,00\sUSD.*autre devise/,
    );
    expect(await screen.findByRole('grid', { name: 'Ce qui n’a pas été lu' })).toHaveTextContent(
      /Pas encore comptabilisé.*12,345\sTND/,
    );
    expect(screen.getByText(/2 autres mouvements/)).toBeInTheDocument();
    expect(props.api.callsOf(hearBank)).toEqual([{ body: { content: '<Document/>' } }]);
    const returned = within(within(report).getByRole('row', { name: /ALV-1-0002/ }));
    expect(returned.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cycles du Rhin', '/admin/backend/folder/shop-1'],
      ['REP00042_10001', '/admin/backend/facture/REP00042_10001'],
      ['Voir le lot', batchAddress],
    ]);
    expect(returned.getByText(/42,50/)).toBeInTheDocument();
    const other = within(report).getByRole('row', { name: /ALV-1-0003/ });
    expect(other).toHaveTextContent(/40,00.*42,50 € attendus/);
    expect(within(other).getByText(/^À éclaircir/).parentElement).toHaveAttribute('data-wrapping');
    const cells = within(other).getAllByRole('gridcell');
    expect(cells.filter((cell) => cell.hasAttribute('data-nowrap'))).toEqual([cells[2]]);
  });

  it('keeps apart the lines that name one reference, of which a bank may name none', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, props } = open(batchesAt);
    const unknown = { reference: 'NOTPROVIDED', outcome: 'unknown' as const };
    props.api.answer(hearBank, {
      kind: 'camt.053',
      lines: [unknown, { ...unknown, amount: 12 }],
      unread: [],
      others: 0,
    });
    await screen.findByText('Réponses de la banque');
    await hand(user);
    expect(await screen.findAllByRole('row', { name: 'NOTPROVIDED' })).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('that is none is refused in words', async () => {
    const { user, props } = open(batchesAt);
    props.api.answer(hearBank, () => {
      throw appError('ValidationException', 'content (INVALID): Not a file of the bank');
    });
    await screen.findByText('Réponses de la banque');
    await hand(user);
    expect(await screen.findByText(/n’est pas un camt\.053/)).toBeInTheDocument();
  });

  it('of a day that is not over is told as what it is', async () => {
    const { user, props } = open(batchesAt);
    props.api.answer(hearBank, { kind: 'camt.052', lines: [], unread: [{ why: 'intraday' }], others: 0 });
    await screen.findByText('Réponses de la banque');
    await hand(user);
    expect(await screen.findByText(/est un camt\.052.*rien n’a été appliqué/)).toBeInTheDocument();
  });

  it('that goes to the bank is told as what it is', async () => {
    const { user, props } = open(batchesAt);
    props.api.answer(hearBank, () => {
      const { id, message } = bankFileFaults['pain.001'];
      throw appError('ValidationException', message, { refusal: id });
    });
    await screen.findByText('Réponses de la banque');
    await hand(user);
    expect(await screen.findByText(/est un pain\.001/)).toBeInTheDocument();
  });

  it.each([
    ['in UTF-16', Uint8Array.from('\xff\xfe<\0?\0x\0m\0l\0?\0>\0<\0a\0/\0>\0', (sign) => sign.charCodeAt(0))],
    ['in ISO-8859-1', new TextEncoder().encode('<?xml version="1.0" encoding="ISO-8859-1"?><a/>')],
    ['in a ZIP', new Uint8Array([0x50, 0x4b, 3, 4])],
  ])('%s is handed over as its bytes', async (_what, bytes) => {
    const { user, props } = open(batchesAt);
    props.api.answer(hearBank, { kind: 'camt.053', lines: [], unread: [], others: 0 });
    await screen.findByText('Réponses de la banque');
    await hand(user, bytes);
    await waitFor(() =>
      expect(props.api.callsOf(hearBank)).toEqual([{ body: { content_base64: btoa(String.fromCharCode(...bytes)) } }]),
    );
  });
});
