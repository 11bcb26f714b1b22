import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  it('is found by its label, tells its hint and its error, and says that it is invalid', () => {
    render(
      <TextField label="Adresse mail" hint="Celle de l’établissement" error="Ce champ est obligatoire" isRequired />,
    );
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
    const ControlledField = () => {
      const [value, setValue] = useState('');
      return <TextArea label="Message" value={value} onChange={setValue} maxLength={10} />;
    };
    render(<ControlledField />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Bonjour');
    expect(screen.getByText('3 caractères restants')).toBeVisible();
  });

  it('counts what is written of the least that is wanted, spaces at the ends not counting', async () => {
    const ControlledField = () => {
      const [value, setValue] = useState('');
      return <TextArea label="Pédagogie" value={value} onChange={setValue} minLength={500} />;
    };
    render(<ControlledField />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Pédagogie' }), 'Progressive  ');
    expect(screen.getByText(/^11.caractères sur 500 au moins$/)).toBeVisible();
  });
});
