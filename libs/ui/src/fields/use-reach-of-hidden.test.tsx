import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboBox } from './ComboBox.tsx';

const brands = [
  { value: 'Giant', label: 'Giant' },
  { value: 'Giant Store', label: 'Giant Store' },
];

function Brand() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <ComboBox label="Marque" options={brands} value={value} onChange={setValue} />
      <button type="button">Continuer</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Marque' });

describe('while the list of a combo box is open', () => {
  const listBox = () => screen.queryByRole('listbox');
  const next = () => screen.getByText('Continuer');

  it('takes what a combo box hides out of reach of the keyboard while its list is open, and gives it back once it is closed', async () => {
    render(<Brand />);
    await userEvent.type(field(), 'g');
    expect(listBox()).toBeInTheDocument();
    expect(next().closest('[aria-hidden="true"]')).not.toBeNull();
    expect(next().tabIndex).toBe(-1);
    await userEvent.keyboard('{Escape}');
    expect(listBox()).not.toBeInTheDocument();
    expect(next()).not.toHaveAttribute('tabindex');
  });

  it('Tab closes the list of a combo box and focuses what comes next', async () => {
    render(<Brand />);
    await userEvent.type(field(), 'g');
    await userEvent.tab();
    expect(listBox()).not.toBeInTheDocument();
    expect(next()).toHaveFocus();
  });
});
