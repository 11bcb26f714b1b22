import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboBox } from './ComboBox.tsx';

const brands = [
  { value: 'Giant', label: 'Giant' },
  { value: 'Giant Store', label: 'Giant Store' },
  { value: 'Vélo & Oxygen', label: 'Vélo & Oxygen' },
  { value: 'Autre', label: 'Autre' },
];

function Brand({ onChoose = () => undefined }: { readonly onChoose?: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const choose = (chosen: string | null) => {
    setValue(chosen);
    onChoose(chosen);
  };
  return (
    <>
      <ComboBox label="Marque" options={brands} value={value} onChange={choose} emptyText="Aucune marque de ce nom" />
      <p>Choisi : {value ?? 'rien'}</p>
      <button type="button">Continuer</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Marque' });

describe('what is typed in full', () => {
  it.each([
    ['is taken when one leaves with Tab', 'Giant', 'Giant', '{Tab}'],
    ['is taken by Enter', 'Giant', 'Giant', '{Enter}'],
    ['is taken whatever its case', 'gIANT', 'Giant', '{Tab}'],
    ['is taken without its accents', 'velo & oxygen', 'Vélo & Oxygen', '{Tab}'],
    ['is taken with a space too many around it', ' autre ', 'Autre', '{Tab}'],
  ])('%s', async (_what, typed, taken, key) => {
    render(<Brand />);
    await userEvent.type(field(), typed);
    await userEvent.keyboard(key);
    expect(screen.getByText(`Choisi : ${taken}`)).toBeVisible();
    expect(field()).toHaveValue(taken);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is taken when one presses elsewhere', async () => {
    render(<Brand />);
    await userEvent.type(field(), 'giant');
    // The list hides the rest of the page from assistive tools while it is open.
    await userEvent.click(screen.getByText('Continuer'));
    expect(screen.getByText('Choisi : Giant')).toBeVisible();
    expect(field()).toHaveValue('Giant');
  });

  it('is taken where the form keeps no value for it', async () => {
    render(<ComboBox label="Marque" options={brands} />);
    await userEvent.type(field(), 'giant{Tab}');
    expect(field()).toHaveValue('Giant');
  });

  it('yields to the choice that the arrows lead to', async () => {
    render(<Brand />);
    await userEvent.type(field(), 'giant');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByText('Choisi : Giant Store')).toBeVisible();
  });

  it('replaces what was chosen before', async () => {
    render(<Brand />);
    await userEvent.type(field(), 'giant{Tab}');
    await userEvent.clear(field());
    await userEvent.type(field(), 'autre{Tab}');
    expect(screen.getByText('Choisi : Autre')).toBeVisible();
  });

  it('chooses nothing when it is none of the choices', async () => {
    const onChoose = jest.fn();
    render(<Brand onChoose={onChoose} />);
    await userEvent.type(field(), 'gian{Tab}');
    expect(onChoose).not.toHaveBeenCalled();
  });
});

it('opens its list, whole, where the field is tapped', async () => {
  render(<Brand />);
  await userEvent.click(field());
  expect(screen.getAllByRole('option')).toHaveLength(brands.length);
  await userEvent.click(screen.getByRole('option', { name: 'Giant Store' }));
  expect(field()).toHaveValue('Giant Store');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('stays closed where the focus comes by the keyboard, and for a field that may only be read', async () => {
  render(<ComboBox label="Marque" options={brands} value="Giant" isReadOnly />);
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await userEvent.click(field());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
