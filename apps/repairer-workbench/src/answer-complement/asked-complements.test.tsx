import { historyEntryViewOf } from '@alveole/contracts/repair';
import { render, screen } from '@testing-library/react';
import { entry } from '../workbench.fixture.ts';
import { AskedComplements } from './asked-complements.tsx';

const request = (...tab: string[]) =>
  historyEntryViewOf(entry('COM', { operation_data: { motif: { code: 'CODE29', tab } } }));
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows the lines of another request alone, though the one before asked a line twice', () => {
  const { rerender } = render(<AskedComplements request={request('Une photo', 'Une photo')} lead="" />);
  expect(lines()).toEqual(['Une photo', 'Une photo']);
  rerender(<AskedComplements request={request('Une facture')} lead="" />);
  expect(lines()).toEqual(['Une facture']);
});
