import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboBox } from './ComboBox.tsx';

describe('a choice that is looked up', () => {
  const shops = [
    { value: 'e1', label: 'Atelier du Port' },
    { value: 'e2', label: 'Atelier de la Gare' },
  ];
  interface LookedUp {
    readonly found?: typeof shops;
    readonly isLoading?: boolean;
    readonly onChange: (value: string | null) => void;
  }
  function Shop({ found, isLoading, onChange }: LookedUp) {
    const [typed, setTyped] = useState('');
    const [value, setValue] = useState<string | null>(null);
    const choose = (chosen: string | null) => {
      setValue(chosen);
      onChange(chosen);
    };
    return (
      <ComboBox
        label="Atelier"
        options={found ?? []}
        isRemote
        isLoading={isLoading}
        emptyText="Aucun atelier de ce nom"
        inputValue={typed}
        onInputChange={setTyped}
        value={value}
        onChange={choose}
      />
    );
  }
  const shopField = () => screen.getByRole('combobox', { name: 'Atelier' });

  it('is the only one that was found, when one leaves', async () => {
    const onChange = jest.fn();
    render(<Shop found={shops.slice(0, 1)} onChange={onChange} />);
    await userEvent.type(shopField(), 'port{Tab}');
    expect(onChange.mock.calls).toEqual([['e1']]);
    expect(shopField()).toHaveValue('Atelier du Port');
  });

  it.each([
    [
      'several were found',
      shops,
      '«\u00a0atel\u00a0» correspond à plusieurs choix de la liste\u00a0: choisissez-en un.',
    ],
    ['none was found', [], 'Aucun atelier de ce nom'],
  ])('leaves the text with the reason where %s, and gives out nothing', async (_case, found, reason) => {
    const onChange = jest.fn();
    render(<Shop found={found} onChange={onChange} />);
    await userEvent.type(shopField(), 'atel{Tab}');
    expect(shopField()).toHaveValue('atel');
    expect(shopField()).toHaveAccessibleDescription(reason);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('waits for the look-up before it takes or refuses what was typed', async () => {
    const onChange = jest.fn();
    const { rerender } = render(<Shop isLoading onChange={onChange} />);
    await userEvent.type(shopField(), 'port{Tab}');
    expect(shopField()).toBeValid();
    rerender(<Shop found={shops.slice(0, 1)} onChange={onChange} />);
    expect(onChange.mock.calls).toEqual([['e1']]);
    expect(shopField()).toHaveValue('Atelier du Port');
  });
});
