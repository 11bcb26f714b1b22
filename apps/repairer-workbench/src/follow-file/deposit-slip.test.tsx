import { RepairStatus } from '@alveole/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import { repairViewOf } from '@alveole/contracts/repair';
import { buildRepairFile } from '@alveole/testing/builders';
import userEvent from '@testing-library/user-event';
import { DepositSlipButton } from './deposit-slip.tsx';

function show(changes: Parameters<typeof buildRepairFile>[0] = {}) {
  const file = repairViewOf(buildRepairFile(changes));
  const shop = { ...file.shop, phone: '+33388101112' };
  render(<DepositSlipButton file={{ ...file, shop }} programme={{ name: 'Vélo Métropole' }} />);
}
const slip = () => screen.queryByRole('group', { name: 'Bon de dépôt' });

afterEach(() => jest.restoreAllMocks());

describe('the deposit slip', () => {
  it('prints on a deposit slip the number, the bike, what is missing and where to call, and no button', async () => {
    const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    show({ missing: ['FAC', 'VAL'] });
    await userEvent.click(screen.getByRole('button', { name: 'Imprimer le bon de dépôt' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const text = (slip()?.textContent ?? '').replace(/\s/g, ' ');
    for (const part of [
      'DossierREP00042_10001',
      'VéloAutre · n° AB123456',
      'Il manque encorela facture et le code',
      'Cycles du Rhin',
      'Vélo Métropole',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Nous appeler0\d( \d\d){4}/);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(slip()).not.toBeInTheDocument();
  });

  it.each([RepairStatus.toReview, RepairStatus.abandoned, RepairStatus.refunded])(
    'offers no deposit slip of a file at status %i, whose bike does not wait',
    (status) => {
      show({ status, missing: [] });
      expect(screen.queryByRole('button', { name: 'Imprimer le bon de dépôt' })).not.toBeInTheDocument();
    },
  );
});
