import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components';
import { AmountField } from './AmountField.tsx';
import { CodeField } from './CodeField.tsx';
import { DateField } from './DateField.tsx';
import { DateSegmentsField } from './DateSegmentsField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SearchField } from './SearchField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  it('is found by its label, tells its hint and its error, and says that it is invalid', () => {
    render(<TextField label="Adresse mail" hint="Celle de l’établissement" error="Ce champ est obligatoire" isRequired />);
    const field = screen.getByRole('textbox', { name: 'Adresse mail' });
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription('Celle de l’établissement Ce champ est obligatoire');
  });

  it('gives each change as text and lets a ref take the focus', async () => {
    const changes: string[] = [];
    let element: HTMLInputElement | null = null;
    render(<TextField label="Nom" onChange={(value) => changes.push(value)} ref={(input) => void (element = input)} />);
    await userEvent.type(screen.getByLabelText('Nom'), 'Léa');
    expect(changes).toEqual(['L', 'Lé', 'Léa']);
    expect(element).toBe(screen.getByLabelText('Nom'));
  });

  it('shows a password on request', async () => {
    render(<TextField label="Mot de passe" type="password" />);
    expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Masquer le mot de passe' })).toBeVisible();
  });

  it('says in its label that it is optional', () => {
    render(<TextField label="Complément d’adresse" isOptional />);
    expect(screen.getByRole('textbox', { name: 'Complément d’adresse (facultatif)' })).toBeVisible();
  });

  it('stays editable while invalid: the browser does not take over', async () => {
    render(<TextField label="Nom" error="Trop court" defaultValue="L" />);
    await userEvent.type(screen.getByLabelText('Nom'), 'éa');
    expect(screen.getByLabelText('Nom')).toHaveValue('Léa');
  });
});

describe('TextArea', () => {
  it('counts the characters left', async () => {
    const Held = () => {
      const [value, setValue] = useState('');
      return <TextArea label="Message" value={value} onChange={setValue} maxLength={10} />;
    };
    render(<Held />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Bonjour');
    expect(screen.getByText('3 caractères restants')).toBeVisible();
  });
});

describe('AmountField', () => {
  const Held = ({ onCents }: { onCents: (cents: number | null) => void }) => {
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
  ])('takes %s as %d cents and writes it out once left', async (typed, cents, shown) => {
    const onCents = jest.fn();
    render(<Held onCents={onCents} />);
    await userEvent.type(screen.getByLabelText('Montant'), typed);
    expect(onCents).toHaveBeenLastCalledWith(cents);
    await userEvent.tab();
    expect(screen.getByLabelText('Montant')).toHaveValue(shown);
  });

  it('gives null when emptied and NaN for what is no amount, which it leaves to be mended', async () => {
    const onCents = jest.fn();
    render(<Held onCents={onCents} />);
    const field = screen.getByLabelText('Montant');
    await userEvent.type(field, '1,2,3');
    expect(onCents).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.tab();
    expect(field).toHaveValue('1,2,3');
    await userEvent.clear(field);
    expect(onCents).toHaveBeenLastCalledWith(null);
  });

  it('lets no letter in', async () => {
    render(<Held onCents={() => undefined} />);
    await userEvent.type(screen.getByLabelText('Montant'), '5x0');
    expect(screen.getByLabelText('Montant')).toHaveValue('50');
  });
});

describe('PhoneField', () => {
  const Held = ({ start = '', onPhone = () => undefined }: { start?: string; onPhone?: (phone: string) => void }) => {
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
    render(<Held onPhone={onPhone} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile' }), '0612345678');
    expect(screen.getByLabelText('Mobile')).toHaveValue('06 12 34 56 78');
    expect(onPhone).toHaveBeenLastCalledWith('0612345678');
  });

  it('takes an international number, pasted', async () => {
    const onPhone = jest.fn();
    render(<Held onPhone={onPhone} />);
    await userEvent.click(screen.getByLabelText('Mobile'));
    await userEvent.paste('+33 6 12 34 56 78');
    expect(onPhone).toHaveBeenLastCalledWith('+33612345678');
    expect(screen.getByLabelText('Mobile')).toHaveValue('+33 6 12 34 56 78');
  });

  it('keeps the caret behind a digit put in the middle', async () => {
    render(<Held start="06345678" />);
    const field = screen.getByLabelText<HTMLInputElement>('Mobile');
    await userEvent.type(field, '12', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field).toHaveValue('06 12 34 56 78');
    expect(field.selectionStart).toBe('06 12'.length);
  });
});

describe('DateField', () => {
  const Held = ({ start = '', onDay = () => undefined }: { start?: string; onDay?: (day: string) => void }) => {
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
    render(<Held onDay={onDay} />);
    await userEvent.type(screen.getByLabelText('Date de naissance'), '12031984');
    expect(screen.getByLabelText('Date de naissance')).toHaveValue('12/03/1984');
    expect(onDay).toHaveBeenLastCalledWith('1984-03-12');
  });

  it('takes slashes typed by hand, and single digits before them', async () => {
    render(<Held />);
    await userEvent.type(screen.getByLabelText('Date de naissance'), '1/3/1984');
    expect(screen.getByLabelText('Date de naissance')).toHaveValue('01/03/1984');
  });

  it('gives the text as it is when it is no day, for a schema to refuse', async () => {
    const onDay = jest.fn();
    render(<Held onDay={onDay} />);
    await userEvent.type(screen.getByLabelText('Date de naissance'), '31021984');
    expect(onDay).toHaveBeenLastCalledWith('31/02/1984');
  });

  it('shows a stored day, and can be erased', async () => {
    const onDay = jest.fn();
    render(<Held start="1984-03-12" onDay={onDay} />);
    expect(screen.getByLabelText('Date de naissance')).toHaveValue('12/03/1984');
    await userEvent.type(screen.getByLabelText('Date de naissance'), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
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

describe('CodeField', () => {
  const Held = ({ onComplete }: { onComplete: (code: string) => void }) => {
    const [code, setCode] = useState('');
    return <CodeField label="Code reçu par SMS" digits={6} value={code} onChange={setCode} onComplete={onComplete} />;
  };

  it('is one field for the keyboard and assistive tools, and tells the whole code once', async () => {
    const onComplete = jest.fn();
    render(<Held onComplete={onComplete} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Code reçu par SMS' }), '4075123');
    expect(screen.getByRole('textbox')).toHaveValue('407512');
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(onComplete).toHaveBeenCalledWith('407512');
  });

  it('takes a pasted code with its spaces', async () => {
    const onComplete = jest.fn();
    render(<Held onComplete={onComplete} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('Code : 407 512');
    expect(onComplete).toHaveBeenCalledWith('407512');
  });

  it('asks the phone for its digits keyboard and the code of the message', () => {
    render(<Held onComplete={() => undefined} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
  });
});

describe('SearchField', () => {
  it('sends on Enter and empties on Escape or by its cross', async () => {
    const onSearch = jest.fn();
    render(<SearchField label="Rechercher un dossier" isLabelHidden onSearch={onSearch} shortcut="/" />);
    const field = screen.getByRole('searchbox', { name: 'Rechercher un dossier' });
    await userEvent.type(field, 'martin{Enter}');
    expect(onSearch).toHaveBeenCalledWith('martin');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
    expect(field).toHaveValue('');
    await userEvent.type(field, 'vélo{Escape}');
    expect(field).toHaveValue('');
  });
});
