import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneField } from './PhoneField.tsx';

describe('PhoneField', () => {
  const ControlledField = ({
    start = '',
    onPhone = () => undefined,
  }: {
    start?: string;
    onPhone?: (phone: string) => void;
  }) => {
    const [phone, setPhone] = useState(start);
    return (
      <PhoneField
        label="Mobile"
        value={phone}
        onChange={(value) => {
          setPhone(value);
          onPhone(value);
        }}
      />
    );
  };

  it('groups by pairs while one types and gives the digits', async () => {
    const onPhone = jest.fn();
    render(<ControlledField onPhone={onPhone} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile' }), '0612345678');
    expect(screen.getByLabelText('Mobile')).toHaveValue('06 12 34 56 78');
    expect(onPhone).toHaveBeenLastCalledWith('0612345678');
  });

  it('takes an international number, pasted', async () => {
    const onPhone = jest.fn();
    render(<ControlledField onPhone={onPhone} />);
    await userEvent.click(screen.getByLabelText('Mobile'));
    await userEvent.paste('+33 6 12 34 56 78');
    expect(onPhone).toHaveBeenLastCalledWith('+33612345678');
    expect(screen.getByLabelText('Mobile')).toHaveValue('+33 6 12 34 56 78');
  });

  it.each([
    ['+33 (0)6 12 34 56 78', '+33612345678', '+33 6 12 34 56 78'],
    ['\u202a+33 6 12 34 56 78\u202c', '+33612345678', '+33 6 12 34 56 78'],
    ['06\u00a012.34-56\u202f78', '0612345678', '06 12 34 56 78'],
    ['+262 692 12 34 56', '+262692123456', '+262 692 12 34 56'],
    ['06 12 34 56 78 / 01 44 55 66 77', '06123456780144556677', '06 12 34 56 78 01 44 55 66 77'],
  ])('takes %j, pasted, for %s', async (pasted, given, shown) => {
    const onPhone = jest.fn();
    render(<ControlledField onPhone={onPhone} />);
    await userEvent.click(screen.getByLabelText('Mobile'));
    await userEvent.paste(pasted);
    expect(onPhone).toHaveBeenLastCalledWith(given);
    expect(screen.getByLabelText('Mobile')).toHaveValue(shown);
  });

  it('keeps the caret behind a digit put in the middle', async () => {
    render(<ControlledField start="06345678" />);
    const field = screen.getByLabelText<HTMLInputElement>('Mobile');
    await userEvent.type(field, '12', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field).toHaveValue('06 12 34 56 78');
    expect(field.selectionStart).toBe('06 12'.length);
  });
});
