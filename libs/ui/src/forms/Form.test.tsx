import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/Button.tsx';
import { ComboBox } from '../fields/ComboBox.tsx';
import { RadioGroup } from '../fields/RadioGroup.tsx';
import { Select } from '../fields/Select.tsx';
import { TextArea } from '../fields/TextArea.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';
import { Form } from './Form.tsx';

const required = 'Ce champ est obligatoire';

function Registration({ onSave = () => undefined }: { onSave?: () => void }) {
  const [mail, setMail] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (mail) onSave();
  };
  return (
    <Form onSubmit={submit} aria-label="Inscription">
      <Fieldset legend="Contact" hint="Pour vous écrire">
        <TextField
          label="Adresse mail"
          value={mail}
          onChange={setMail}
          error={isTried && !mail ? required : undefined}
        />
      </Fieldset>
      <Select
        label="Région"
        options={[{ value: 'ara', label: 'Auvergne' }]}
        error={isTried ? 'Choisissez une région' : undefined}
      />
      <RadioGroup
        label="Activité"
        options={[{ value: 'r', label: 'Réparation' }]}
        error={isTried ? 'Choisissez une activité' : undefined}
      />
      <Button type="submit">Envoyer</Button>
    </Form>
  );
}

describe('Form', () => {
  it('shows nothing before one tries to send', () => {
    render(<Registration />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Contact' })).toHaveAccessibleDescription('Pour vous écrire');
  });

  it.each(['Control', 'Meta'])('is sent by %s and Enter from a text of several lines', async (modifier) => {
    const send = jest.fn();
    render(
      <Form onSubmit={send} aria-label="Message">
        <TextArea label="Votre message" />
      </Form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Votre message' }), 'Bonjour{Enter}à vous');
    expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is sent by Control and Enter from a list that stays closed, and not from a button', async () => {
    const send = jest.fn();
    render(
      <Form onSubmit={send} aria-label="Message">
        <Select label="Motif enregistré" options={[{ value: 'photo', label: 'Photo illisible' }]} />
        <Button>Annuler</Button>
      </Form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Annuler' }).focus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sums the errors up on top in the order of the fields, and focuses the first field', async () => {
    render(<Registration />);
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    const summary = screen.getByRole('region', { name: '3 points sont à corriger' });
    const lines = within(summary)
      .getAllByRole('button')
      .map((line) => line.textContent);
    expect(lines).toEqual([
      `Adresse mail\u00a0: ${required}`,
      'Région\u00a0: Choisissez une région',
      'Activité\u00a0: Choisissez une activité',
    ]);
    expect(screen.getByLabelText('Adresse mail')).toHaveFocus();
  });

  it('brings the field that it focuses to the middle of the screen, clear of the bars at its edges', async () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    render(<Registration />);
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(seen.mock.contexts.at(-1)).toBe(screen.getByLabelText('Adresse mail'));
    expect(seen).toHaveBeenLastCalledWith({ block: 'center' });
    await userEvent.click(screen.getByRole('button', { name: /^Activité.:/ }));
    expect(seen.mock.contexts.at(-1)).toBe(screen.getByRole('radio', { name: 'Réparation' }));
  });

  it('leads from each line to its field, whatever its kind', async () => {
    render(<Registration />);
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    await userEvent.click(screen.getByRole('button', { name: /^Région.:/ }));
    expect(screen.getByRole('button', { name: /Choisir.*Région/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /^Activité.:/ }));
    expect(screen.getByRole('radio', { name: 'Réparation' })).toHaveFocus();
  });

  it('drops a line once its field is mended, without taking the focus away', async () => {
    render(<Registration />);
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    await userEvent.type(screen.getByLabelText('Adresse mail'), 'a@b.fr');
    expect(screen.getByRole('region', { name: '2 points sont à corriger' })).toBeVisible();
    expect(screen.getByLabelText('Adresse mail')).toHaveFocus();
  });

  it('focuses the first invalid field again at the next attempt', async () => {
    render(<Registration />);
    const send = screen.getByRole('button', { name: 'Envoyer' });
    await userEvent.click(send);
    await userEvent.click(send);
    expect(screen.getByLabelText('Adresse mail')).toHaveFocus();
  });

  it('focuses the first invalid field where a later one was invalid before the attempt', async () => {
    const brands = [{ value: 'Btwin', label: 'Btwin' }];
    function Profile() {
      const [error, setError] = useState<string>();
      return (
        <Form onSubmit={() => void Promise.resolve().then(() => setError(required))}>
          <TextField label="Nom" error={error} />
          <ComboBox label="Marque" options={brands} />
          <Button type="submit">Envoyer</Button>
        </Form>
      );
    }
    render(<Profile />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Marque' }), 'xyz');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByRole('region', { name: '2 points sont à corriger' })).toBeVisible();
    expect(screen.getByLabelText('Nom')).toHaveFocus();
  });

  it('is sent by Enter, without leaving the page', async () => {
    const onSave = jest.fn();
    render(<Registration onSave={onSave} />);
    await userEvent.type(screen.getByLabelText('Adresse mail'), 'a@b.fr{Enter}');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('begins with its errors summed up, and the first focused, when an act outside found it faulty', () => {
    const { rerender } = render(<Form onSubmit={() => undefined}>{null}</Form>);
    const refused = (
      <Form onSubmit={() => undefined} refusals={1}>
        <TextField label="IBAN" error="Cet IBAN n’existe pas" />
      </Form>
    );
    rerender(refused);
    expect(screen.getByRole('region', { name: 'Un point est à corriger' })).toBeVisible();
    expect(screen.getByLabelText('IBAN')).toHaveFocus();
  });

  it('announces what went wrong with the whole', () => {
    render(
      <Form onSubmit={() => undefined} error="Ce SIRET est déjà inscrit.">
        <TextField label="SIRET" />
      </Form>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Ce SIRET est déjà inscrit.');
  });
});

describe('Fieldset', () => {
  it('tells the error of the group', () => {
    render(
      <Fieldset legend="Adresse" error="Cette adresse est introuvable">
        <TextField label="Rue" />
      </Fieldset>,
    );
    expect(screen.getByRole('group', { name: 'Adresse' })).toHaveAccessibleDescription('Cette adresse est introuvable');
  });
});
