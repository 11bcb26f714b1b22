import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import type { AppError } from '@alveole/contracts';
import type { FileMoney } from '@alveole/contracts/refund';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { OwnFileMoney } from './own-file-money.tsx';

const { readFileMoney } = refundRoutes;
const money = (more: Partial<FileMoney> = {}): FileMoney => ({
  repair_id: 'r1',
  repair_rozo_id: 'REP00042_10001',
  granted: 50,
  paid: 0,
  due: 50,
  on_its_way: 0,
  promised_at: '2026-03-18T10:00:00.000Z',
  entries: [],
  ...more,
});

const refusal = (failure: AppError) => () => {
  throw failure;
};

function open(answer: FileMoney | (() => FileMoney)) {
  const props = fakeRemoteProps({ role: 'REP' });
  props.api.answer(readFileMoney, answer);
  return renderScreen(<OwnFileMoney api={props.api} campaign={props.config.campaign} repairId="r1" />);
}

const card = () => screen.findByRole('region', { name: 'Paiement' });

describe('the money of a file', () => {
  it.each([
    ['waits, with the day by which it was promised', {}, /50,00.*À verser.*50,00.*18\smars\s2026/],
    [
      'is on its way, with its transfer',
      {
        due: 0,
        on_its_way: 50,
        reference: 'ALV-1-0001',
        batch: { refund_id: 'b1', state: 'exported', create_date: '2026-03-04T09:00:00.000Z' },
      },
      /En cours de virement.*50,00.*18\smars\s2026.*Lot.*4\smars\s2026, en cours.*ALV-1-0001/,
    ],
    [
      'was paid, on a day',
      { due: 0, paid: 50, paid_at: '2026-03-06T09:00:00.000Z', reference: 'ALV-1-0001' },
      /Versé.*50,00.*Versé le.*6\smars\s2026.*ALV-1-0001/,
    ],
    ['was paid too much', { granted: 42, paid: 50, due: -8 }, /Versé en trop, déduit d’un prochain virement.*8,00/],
  ] as const)('%s', async (_state, more, text) => {
    open(money(more));
    expect(await card()).toHaveTextContent(text);
  });

  it('names the transfer of each funder, with the way to all of them', async () => {
    const share = { paid: 0, due: 0, on_its_way: 0 };
    const batch = { refund_id: 'b1', state: 'confirmed', create_date: '2026-03-04T09:00:00.000Z' } as const;
    open(
      money({
        due: 30,
        paid: 20,
        shares: [
          { ...share, funder_id: 'ville', granted: 20, paid: 20, reference: 'ALV-1-0001', batch },
          { ...share, funder_id: 'etat', granted: 30, due: 30 },
        ],
      }),
    );
    expect(await card()).toHaveTextContent(
      /ville20,00\s€ · versé · Lot du 4\smars\s2026 · ALV-1-0001etat30,00\s€ · à verser/,
    );
    expect(screen.getByRole('link', { name: 'Voir mes virements' })).toHaveAttribute('href', '/admin/virements');
  });

  it('needs no promise any more once it is paid', async () => {
    open(money({ due: 0, paid: 50 }));
    expect(await card()).not.toHaveTextContent('Promis avant le');
  });

  it('says what holds it up and where that is mended', async () => {
    open(money({ blocked_by: 'missing_iban' }));
    expect(await screen.findByText(/Donnez votre IBAN/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /coordonnées bancaires/ })).toHaveAttribute(
      'href',
      '/admin/profile?section=banque',
    );
  });

  it('says nothing while nothing was granted yet', async () => {
    open(refusal(appError('NotFoundException', 'Unknown file.')));
    await waitForElementToBeRemoved(() => screen.queryByRole('status'));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('says that it cannot be read', async () => {
    open(refusal(appError('ServiceUnavailableException', 'Down.')));
    expect(await card()).toHaveTextContent('Le paiement ne s’affiche pas');
  });
});
