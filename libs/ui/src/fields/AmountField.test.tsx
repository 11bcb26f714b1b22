import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountField } from './AmountField.tsx';

describe('AmountField', () => {
  const ControlledField = ({ onCents }: { onCents: (cents: number | null) => void }) => {
    const [cents, setCents] = useState<number | null>(null);
    return (
      <AmountField
        label="Montant"
        value={cents}
        onChange={(value) => {
          setCents(value);
          onCents(value);
        }}
      />
    );
  };

  it.each([
    ['125,5', 12_550, '125,50'],
    ['125.5', 12_550, '125,50'],
    ['1234', 123_400, '1\u00a0234,00'],
    ['49€90', 4_990, '49,90'],
    ['1.149,07', 114_907, '1\u00a0149,07'],
    ['1 149,07 €', 114_907, '1\u00a0149,07'],
  ])('takes %s as %d cents and writes it out once left', async (typed, cents, shown) => {
    const onCents = jest.fn();
    render(<ControlledField onCents={onCents} />);
    await userEvent.type(screen.getByLabelText('Montant'), typed);
    expect(onCents).toHaveBeenLastCalledWith(cents);
    await userEvent.tab();
    expect(screen.getByLabelText('Montant')).toHaveValue(shown);
  });

  it('gives null when emptied and NaN for what is no amount, which it leaves to be mended', async () => {
    const onCents = jest.fn();
    render(<ControlledField onCents={onCents} />);
    const field = screen.getByLabelText('Montant');
    await userEvent.type(field, '1,2,3');
    expect(onCents).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.tab();
    expect(field).toHaveValue('1,2,3');
    await userEvent.clear(field);
    expect(onCents).toHaveBeenLastCalledWith(null);
  });

  it('leaves what is greater than any exact amount as it was typed', async () => {
    const onCents = jest.fn();
    render(<ControlledField onCents={onCents} />);
    await userEvent.type(screen.getByLabelText('Montant'), '12345678901234567890');
    expect(onCents).toHaveBeenLastCalledWith(Number.MAX_SAFE_INTEGER);
    await userEvent.tab();
    expect(screen.getByLabelText('Montant')).toHaveValue('12345678901234567890');
  });

  it.each(['2370;7', '1e3', '49€9', '5x0'])(
    'shows %s as it was typed, which is no amount, also once it is left',
    async (typed) => {
      const onCents = jest.fn();
      render(<ControlledField onCents={onCents} />);
      await userEvent.type(screen.getByLabelText('Montant'), typed);
      expect(onCents).toHaveBeenLastCalledWith(Number.NaN);
      await userEvent.tab();
      expect(screen.getByLabelText('Montant')).toHaveValue(typed);
    },
  );

  it('keeps the sign of an amount below zero, for a rule to refuse', async () => {
    const onCents = jest.fn();
    render(<ControlledField onCents={onCents} />);
    await userEvent.type(screen.getByLabelText('Montant'), '-5');
    expect(onCents).toHaveBeenLastCalledWith(-500);
    await userEvent.tab();
    expect(screen.getByLabelText('Montant')).toHaveValue('−5,00');
  });

  it('leaves the text that was typed alone while the caret stands in its middle', async () => {
    render(<ControlledField onCents={() => undefined} />);
    const field = screen.getByLabelText<HTMLInputElement>('Montant');
    await userEvent.type(field, '12,50');
    await userEvent.type(field, '3', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field).toHaveValue('132,50');
    expect(field.selectionStart).toBe(2);
  });
});
