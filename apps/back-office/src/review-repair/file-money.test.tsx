import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import type { AppError } from '@alveole/contracts';
import type { FileMoney as Money } from '@alveole/contracts/refund';
import { RepairStatus } from '@alveole/domain';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { FileMoney } from './file-money.tsx';
import { openReview } from './open-review.fixture.tsx';

const { readFileMoney } = refundRoutes;
const moneyOfSeveral: Money = {
  repair_id: 'r1',
  repair_rozo_id: 'REP00042_10001',
  granted: 56,
  paid: 50,
  due: 6,
  on_its_way: 0,
  promised_at: '2026-03-18T10:00:00.000Z',
  paid_at: '2026-03-06T10:00:00.000Z',
  blocked_by: 'changed_iban',
  entries: [
    { kind: 'due', amount: 50, at: '2026-03-03T10:00:00.000Z' },
    { kind: 'paid', amount: 50, at: '2026-03-06T10:00:00.000Z', reference: 'ALV-1-0001' },
    { kind: 'adjustment', amount: 6, at: '2026-03-07T10:00:00.000Z' },
  ],
};
/** What one funder pays alone bears one transfer of one batch. */
const money: Money = {
  ...moneyOfSeveral,
  reference: 'ALV-1-0001',
  batch: { refund_id: 'b1', state: 'confirmed', create_date: '2026-03-04T09:00:00.000Z' },
};

const refusal = (failure: AppError) => () => {
  throw failure;
};

function open(answer: Money | (() => Money)) {
  const props = fakeRemoteProps({ role: 'ADM' });
  props.api.answer(readFileMoney, answer);
  return renderScreen(<FileMoney api={props.api} campaign={props.config.campaign} repairId="r1" />);
}

describe('the money of a file whose premium was corrected', () => {
  it('is read again until the ledger has heard of the correction', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const props = fakeRemoteProps({ role: 'ADM' });
    props.api.answer(readFileMoney, money);
    renderScreen(<FileMoney api={props.api} campaign={props.config.campaign} repairId="r1" premiumCents={4200} />);
    await screen.findByText(/56,00/);
    props.api.answer(readFileMoney, { ...money, granted: 42, due: -8 });
    expect(await screen.findByText(/42,00/)).toBeInTheDocument();
    const calls = props.api.callsOf(readFileMoney).length;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(props.api.callsOf(readFileMoney)).toHaveLength(calls);
    jest.useRealTimers();
  });
});

describe('the money of a file at the desk', () => {
  it('says what is granted, paid and still due, by when, and why it waits', async () => {
    open(money);
    const card = await screen.findByRole('region', { name: 'Paiement' });
    expect(card).toHaveTextContent(/Accordé.*56,00.*Versé.*50,00.*À verser.*6,00.*18\smars\s2026/);
    expect(card).toHaveTextContent('L’IBAN a changé');
    expect(card).toHaveTextContent(/Versé le.*6\smars\s2026.*Référence.*ALV-1-0001/);
    expect(within(card).getByRole('link', { name: /Lot du 4\smars\s2026/ })).toHaveAttribute(
      'href',
      '/admin/backend/remboursements?vue=lots&lot=b1',
    );
  });

  it('names at each share of several funders what is paid of it, and at each entry whose share it is about', async () => {
    const share = { paid: 0, due: 0, on_its_way: 0 };
    open({
      ...money,
      shares: [
        { ...share, funder_id: 'ville', granted: 20, paid: 20 },
        { ...share, funder_id: 'etat', granted: 30, due: 30 },
        { ...share, funder_id: 'region', granted: 0, paid: 10.01, due: -10.01 },
        { ...share, funder_id: 'agglo', granted: 12, paid: 10, due: 2 },
        { ...share, funder_id: 'pays', granted: 5, on_its_way: 5 },
      ],
      entries: money.entries.slice(0, 1).flatMap((entry) => [
        { ...entry, funder_id: 'ville' },
        { ...entry, funder_id: 'etat' },
      ]),
    });
    const card = await screen.findByRole('region', { name: 'Paiement' });
    expect(card).toHaveTextContent(/ville20,00\s€ · versé.*etat30,00\s€ · à verser/);
    expect(card).toHaveTextContent(/region0,00\s€ · 10,01\s€ versés · 10,01\s€ versés en trop, à récupérer/);
    expect(card).toHaveTextContent(
      /agglo12,00\s€ · 10,00\s€ versés · 2,00\s€ à verser.*pays5,00\s€ · en cours de virement/,
    );
    expect(within(card).getByText(/^etat · /)).toBeInTheDocument();
  });

  it('names the transfer and the batch of each funder that paid or is to pay, and no other one', async () => {
    const share = { paid: 0, due: 0, on_its_way: 0 };
    open({
      ...moneyOfSeveral,
      shares: [
        { ...share, funder_id: 'ville', granted: 20, paid: 20, reference: 'ALV-1-0001', batch: money.batch },
        {
          ...share,
          funder_id: 'etat',
          granted: 30,
          on_its_way: 30,
          reference: 'ALV-2-0001',
          batch: { refund_id: 'b2', state: 'exported', create_date: '2026-03-05T09:00:00.000Z' },
        },
        { ...share, funder_id: 'agglo', granted: 6, due: 6 },
      ],
    });
    const card = await screen.findByRole('region', { name: 'Paiement' });
    expect(card).toHaveTextContent(
      /ville20,00\s€ · versé · Lot du 4\smars\s2026 · ALV-1-0001etat30,00\s€ · en cours de virement · Lot du 5\smars\s2026 · ALV-2-0001agglo6,00\s€ · à verser/,
    );
    expect(card).not.toHaveTextContent('Référence du virement');
    const batches = within(card).getAllByRole('link', { name: /^Lot du/ });
    expect(batches.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/backend/remboursements?vue=lots&lot=b1',
      '/admin/backend/remboursements?vue=lots&lot=b2',
    ]);
  });

  it('says what was paid too much and is to be recovered, without a promise and not as a sum below zero that is due', async () => {
    open({ ...money, granted: 42, due: -8 });
    const card = await screen.findByRole('region', { name: 'Paiement' });
    expect(card).toHaveTextContent(/Versé en trop, à récupérer.*8,00/);
    expect(card).not.toHaveTextContent(/À verser|Promis avant|[-−]8,00/);
  });

  it('tells every entry, with the transfer that it is about', async () => {
    const { user } = open(money);
    await user.click(await screen.findByText('Écritures'));
    const entries = within(screen.getByRole('list', { name: 'Écritures' })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^Aide accordée50,00 €/),
      expect.stringMatching(/^Versée50,00 €.*ALV-1-0001$/),
      expect.stringMatching(/^Correction6,00 €/),
    ]);
  });

  it('says nothing while nothing was granted yet, and says so when it cannot be read', async () => {
    const { unmount } = open(refusal(appError('NotFoundException', 'Unknown file.')));
    await waitForElementToBeRemoved(() => screen.queryByRole('status'));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    unmount();
    open(refusal(appError('ServiceUnavailableException', 'Down.')));
    expect(await screen.findByText(/Le paiement ne s’affiche pas/)).toBeInTheDocument();
  });

  it('stands beside a validated file, and is not asked for before', async () => {
    const validated = openReview({ ...completeRepair(), status: RepairStatus.validated });
    validated.props.api.answer(readFileMoney, money);
    expect(await screen.findByRole('region', { name: 'Paiement' })).toBeInTheDocument();
    validated.unmount();
    const waiting = openReview({ ...completeRepair(), status: RepairStatus.toReview });
    await screen.findByRole('heading', { level: 1, name: 'REP00042_10001' });
    expect(waiting.props.api.callsOf(readFileMoney)).toEqual([]);
  });
});
