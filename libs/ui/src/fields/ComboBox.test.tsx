import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../overlays/Dialog.tsx';
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

  it('is given out once, though one comes back to it and leaves again', async () => {
    const onChoose = jest.fn();
    render(<Brand onChoose={onChoose} />);
    await userEvent.type(field(), 'giant{Tab}');
    await userEvent.click(field());
    await userEvent.tab();
    expect(onChoose.mock.calls).toEqual([['Giant']]);
  });
});

describe('a part of what can be chosen', () => {
  it.each([
    ['when one leaves with Tab', '{Tab}'],
    ['by Enter', '{Enter}'],
  ])('is the only choice that contains it, %s', async (_how, key) => {
    render(<Brand />);
    await userEvent.type(field(), 'oxyg');
    await userEvent.keyboard(key);
    expect(screen.getByText('Choisi : Vélo & Oxygen')).toBeVisible();
    expect(field()).toHaveValue('Vélo & Oxygen');
    expect(field()).toBeValid();
  });

  it.each([
    [
      'several contain it',
      'gian',
      '«\u00a0gian\u00a0» correspond à plusieurs choix de la liste\u00a0: choisissez-en un.',
    ],
    ['none contains it', 'Motobécane', 'Aucune marque de ce nom'],
  ])('stays with the reason where %s', async (_case, typed, reason) => {
    const onChoose = jest.fn();
    render(<Brand onChoose={onChoose} />);
    await userEvent.type(field(), `${typed}{Tab}`);
    expect(field()).toHaveValue(typed);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(reason);
    expect(onChoose.mock.calls).toEqual([[typed]]);
  });

  it('replaces an earlier choice, which does not come back', async () => {
    render(<Brand />);
    await userEvent.type(field(), 'giant{Tab}');
    await userEvent.clear(field());
    await userEvent.type(field(), 'zzz{Tab}');
    expect(field()).toHaveValue('zzz');
    expect(screen.getByText('Choisi : zzz')).toBeVisible();
    expect(field()).toHaveAccessibleDescription('Aucune marque de ce nom');
  });

  it('loses its reason while one types on, and is mended by a choice', async () => {
    render(<Brand />);
    await userEvent.type(field(), 'gian{Tab}');
    await userEvent.type(field(), 't');
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(screen.getByText('Choisi : Giant')).toBeVisible();
    expect(field()).toBeValid();
  });

  it('is nothing once it is erased', async () => {
    render(<Brand />);
    await userEvent.type(field(), 'gian{Tab}');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('');
    expect(screen.getByText('Choisi : rien')).toBeVisible();
  });

  it('stays in a field whose form keeps no value for it', async () => {
    render(<ComboBox label="Marque" options={brands} />);
    await userEvent.type(field(), 'gian{Tab}');
    expect(field()).toHaveValue('gian');
    expect(field()).toBeInvalid();
  });
});

it('shows a stored text that the list does not have, with the reason', () => {
  render(<ComboBox label="Marque" options={brands} value="Motobécane" emptyText="Aucune marque de ce nom" />);
  expect(field()).toHaveValue('Motobécane');
  expect(field()).toHaveAccessibleDescription('Aucune marque de ce nom');
});

it('opens its list, whole, where the field is tapped', async () => {
  render(<Brand />);
  await userEvent.click(field());
  expect(screen.getAllByRole('option')).toHaveLength(brands.length);
  await userEvent.click(screen.getByRole('option', { name: 'Giant Store' }));
  expect(field()).toHaveValue('Giant Store');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('closes its list with Escape, and not the dialog around it', async () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Corriger le vélo" isOpen onClose={onClose}>
      <Brand />
    </Dialog>,
  );
  await userEvent.type(field(), 'gian');
  expect(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('gian');
  expect(onClose).not.toHaveBeenCalled();
});

it('stays closed where the focus comes by the keyboard, and for a field that may only be read', async () => {
  render(<ComboBox label="Marque" options={brands} value="Giant" isReadOnly />);
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await userEvent.click(field());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
