import { appError } from '@alveole/contracts';
import { refundRoutes, bankFileFaults } from '@alveole/contracts/refund';
import { screen, waitFor, within } from '@testing-library/react';
import { batchAddress, batchesAt, open } from './pay-refunds.fixture.tsx';

const { hearBank } = refundRoutes;

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

  it('tells which money of establishments settled a request, and which is to be made clear', async () => {
    const { user, props } = open(batchesAt);
    props.api.answer(hearBank, {
      kind: 'camt.053',
      lines: [],
      receipts: [
        { outcome: 'settled', reference: 'RF29ALV00000012', entity_name: 'Cycles du Rhin', amount: 45 },
        { outcome: 'question', amount: 12 },
      ],
      unread: [],
      others: 0,
    });
    await screen.findByText('Réponses de la banque');
    await hand(user);
    const report = await screen.findByRole('grid', { name: 'Argent reçu d’établissements' });
    expect(within(report).getByRole('row', { name: /Cycles du Rhin/ })).toHaveTextContent(/45,00.*Règle une demande/);
    expect(report).toHaveTextContent(/À éclaircir dans « Recouvrement »/);
    expect(screen.queryByText('Aucun virement du programme dans ce fichier.')).not.toBeInTheDocument();
  });

  it('reports on a file of the bank line by line', async () => {
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

  it('keeps apart the lines of a bank file that name one reference, of which a bank may name none', async () => {
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

  it('refuses in words a file that no bank wrote', async () => {
    const { user, props } = open(batchesAt);
    props.api.answer(hearBank, () => {
      throw appError('ValidationException', 'content (INVALID): Not a file of the bank');
    });
    await screen.findByText('Réponses de la banque');
    await hand(user);
    expect(await screen.findByText(/n’est pas un camt\.053/)).toBeInTheDocument();
  });

  it('says of a bank statement that its day is not over', async () => {
    const { user, props } = open(batchesAt);
    props.api.answer(hearBank, { kind: 'camt.052', lines: [], unread: [{ why: 'intraday' }], others: 0 });
    await screen.findByText('Réponses de la banque');
    await hand(user);
    expect(await screen.findByText(/est un camt\.052.*rien n’a été appliqué/)).toBeInTheDocument();
  });

  it('says of a transfer order that it goes to the bank, and comes from none', async () => {
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
