import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { ComboBox } from './ComboBox.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';

const brands = [
  { value: 'gitane', label: 'Gitane' },
  { value: 'peugeot', label: 'Peugeot' },
  { value: 'autre', label: 'Autre', description: 'Toute autre marque' },
] as const;

describe('Select', () => {
  it('opens by its button, offers its choices and gives the chosen value', async () => {
    const onChange = jest.fn();
    render(<Select label="Marque du vélo" options={brands} value={null} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /Marque du vélo/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Peugeot' }));
    expect(onChange).toHaveBeenCalledWith('peugeot');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('shows the label of its value and its error', () => {
    render(<Select label="Marque du vélo" options={brands} value="gitane" error="Choisissez une marque" />);
    expect(screen.getByRole('button', { name: /Gitane.*Marque du vélo/ })).toHaveAccessibleDescription(
      'Choisissez une marque',
    );
  });

  it('is chosen by the keyboard', async () => {
    const onChange = jest.fn();
    render(<Select label="Marque du vélo" options={brands} value={null} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('peugeot');
  });
});

describe('ComboBox', () => {
  it('narrows its choices while one types', async () => {
    const onChange = jest.fn();
    render(
      <ComboBox
        label="Commune"
        options={[
          { value: '69381', label: 'Lyon 1er' },
          { value: '74010', label: 'Annecy' },
        ]}
        onChange={onChange}
      />,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Commune' }), 'ann');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(screen.getByRole('option', { name: 'Annecy' }));
    expect(onChange).toHaveBeenCalledWith('74010');
    expect(screen.getByRole('combobox')).toHaveValue('Annecy');
  });

  it('shows what a look-up found whatever was typed, and says while it looks', async () => {
    const Lookup = () => {
      const [text, setText] = useState('');
      const found = text.length >= 3 ? [{ value: 'a', label: '12 rue Terme, Lyon' }] : [];
      return (
        <ComboBox
          label="Adresse"
          options={found}
          isRemote
          inputValue={text}
          onInputChange={setText}
          isLoading={text.length < 3}
        />
      );
    };
    render(<Lookup />);
    await userEvent.type(screen.getByRole('combobox'), 'xy');
    expect(screen.getByText('Recherche en cours…')).toBeVisible();
    await userEvent.type(screen.getByRole('combobox'), 'z');
    expect(screen.getByRole('option', { name: '12 rue Terme, Lyon' })).toBeVisible();
  });

  it('says when nothing fits', async () => {
    render(
      <ComboBox label="Commune" options={[{ value: '74010', label: 'Annecy' }]} emptyText="Aucune commune de ce nom" />,
    );
    await userEvent.type(screen.getByRole('combobox'), 'zzz');
    expect(screen.getByText('Aucune commune de ce nom')).toBeVisible();
  });
});

describe('RadioGroup', () => {
  it('is a named group whose choice is given', async () => {
    const onChange = jest.fn();
    render(
      <RadioGroup
        label="Marque du vélo"
        variant="cards"
        options={brands}
        value="gitane"
        onChange={onChange}
        error="Choisissez"
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Marque du vélo' });
    expect(group).toHaveAccessibleDescription('Choisissez');
    expect(within(group).getByRole('radio', { name: 'Gitane' })).toBeChecked();
    await userEvent.click(within(group).getByRole('radio', { name: 'Autre' }));
    expect(onChange).toHaveBeenCalledWith('autre');
  });

  it('gives the next choice for an arrow key, which the browser moves to', async () => {
    const onChange = jest.fn();
    render(<RadioGroup label="Marque du vélo" options={brands} value="gitane" onChange={onChange} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Gitane' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenCalledWith('peugeot');
  });

  it('gives no choice while it can only be read, and tells when the focus leaves the group', async () => {
    const [onChange, onBlur] = [jest.fn(), jest.fn()];
    render(
      <>
        <RadioGroup label="Marque" options={brands} value="gitane" isReadOnly onChange={onChange} onBlur={onBlur} />
        <button type="button">Après</button>
      </>,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Peugeot' }));
    expect([onChange.mock.calls, onBlur.mock.calls]).toEqual([[], []]);
    expect(screen.getByRole('radio', { name: 'Gitane' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Après' }));
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('Checkbox', () => {
  it('is ticked by its words and by the space bar', async () => {
    const onChange = jest.fn();
    render(<Checkbox label="J’accepte les conditions générales" value={false} onChange={onChange} />);
    await userEvent.click(screen.getByText('J’accepte les conditions générales'));
    expect(onChange).toHaveBeenLastCalledWith(true);
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('tells its error', () => {
    render(<Checkbox label="J’accepte" value={false} error="Cochez cette case pour continuer" />);
    expect(screen.getByRole('checkbox', { name: 'J’accepte' })).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Cochez cette case pour continuer');
  });
});

describe('CheckboxGroup', () => {
  it('gives every value that is ticked', async () => {
    const onChange = jest.fn();
    render(<CheckboxGroup label="Motifs du refus" options={brands} value={['gitane']} onChange={onChange} />);
    const group = screen.getByRole('group', { name: 'Motifs du refus' });
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Autre' }));
    expect(onChange).toHaveBeenCalledWith(['gitane', 'autre']);
    expect(within(group).getByRole('checkbox', { name: 'Autre' })).toHaveAccessibleDescription('Toute autre marque');
  });
});
