import { repairViewOf } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { render, screen } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { AskedAndAnswered } from './asked-and-answered.tsx';

/** A file that waits for the complements of these lines. */
function asked(...tab: string[]) {
  const file = completeRepair({ status: RepairStatus.complementAsked });
  const request = {
    operation_id: 'c1',
    operation_code: 'COM' as const,
    operation_date: '2026-03-02 14:00:00',
    status: RepairStatus.complementAsked,
    actor: { role: 'ADM' as const, user_name: 'Sophie Leroy' },
    operation_data: { motif: { code: 'CODE29' as const, tab } },
  };
  return repairViewOf({ ...file, history: [...file.history, request] });
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows what the next file was asked alone, though the one before was asked a line twice', () => {
  const { rerender } = render(<AskedAndAnswered file={asked('Une photo', 'Une photo')} />);
  expect(lines()).toEqual(['Une photo', 'Une photo']);
  rerender(<AskedAndAnswered file={asked('Une facture')} />);
  expect(lines()).toEqual(['Une facture']);
});
