import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components';
import { DateField } from './DateField.tsx';
import { DateSegmentsField } from './DateSegmentsField.tsx';

describe('DateField', () => {
  const ControlledField = ({
    start = '',
    onDay = () => undefined,
  }: {
    start?: string;
    onDay?: (day: string) => void;
  }) => {
    const [day, setDay] = useState(start);
    return (
      <DateField
        label="Date de naissance"
        value={day}
        onChange={(value) => {
          setDay(value);
          onDay(value);
        }}
      />
    );
  };

  it('puts the slashes and gives the day as AAAA-MM-JJ', async () => {
    const onDay = jest.fn();
    render(<ControlledField onDay={onDay} />);
    await userEvent.type(screen.getByLabelText('Date de naissance'), '12031984');
    expect(screen.getByLabelText('Date de naissance')).toHaveValue('12/03/1984');
    expect(onDay).toHaveBeenLastCalledWith('1984-03-12');
  });

  it.each(['31022026', '1503', '00002026'])('says that %s is no day of the calendar once it is left', async (typed) => {
    render(<ControlledField />);
    const field = screen.getByLabelText('Date de naissance');
    await userEvent.type(field, typed);
    expect(field).toBeValid();
    await userEvent.tab();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/n’est pas un jour du calendrier/);
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field).toBeValid();
  });

  it('tells the fault that its form knows before its own', async () => {
    render(<DateField label="Date de naissance" value="31/02" error="Choisissez un jour" />);
    const field = screen.getByLabelText('Date de naissance');
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription(/Choisissez un jour/);
    expect(field).not.toHaveAccessibleDescription(/calendrier/);
  });

  it('takes slashes typed by hand, and single digits before them', async () => {
    render(<ControlledField />);
    await userEvent.type(screen.getByLabelText('Date de naissance'), '1/3/1984');
    expect(screen.getByLabelText('Date de naissance')).toHaveValue('01/03/1984');
  });

  it('gives the text as it is when it is no day, for a schema to refuse', async () => {
    const onDay = jest.fn();
    render(<ControlledField onDay={onDay} />);
    await userEvent.type(screen.getByLabelText('Date de naissance'), '31021984');
    expect(onDay).toHaveBeenLastCalledWith('31/02/1984');
  });

  it('shows a stored day, and can be erased', async () => {
    const onDay = jest.fn();
    render(<ControlledField start="1984-03-12" onDay={onDay} />);
    expect(screen.getByLabelText('Date de naissance')).toHaveValue('12/03/1984');
    await userEvent.type(
      screen.getByLabelText('Date de naissance'),
      '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}',
    );
    expect(screen.getByLabelText('Date de naissance')).toHaveValue('12/0');
    await userEvent.clear(screen.getByLabelText('Date de naissance'));
    expect(onDay).toHaveBeenLastCalledWith('');
  });
});

describe('DateSegmentsField', () => {
  it('is a group of three French parts that arrows change', async () => {
    const onChange = jest.fn();
    render(
      <I18nProvider locale="fr-FR">
        <DateSegmentsField label="Déposé depuis le" value="2021-03-12" onChange={onChange} />
      </I18nProvider>,
    );
    expect(screen.getByRole('group', { name: 'Déposé depuis le' })).toBeVisible();
    const [day] = screen.getAllByRole('spinbutton');
    expect(day).toHaveTextContent('12');
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('2021-03-13');
  });
});
