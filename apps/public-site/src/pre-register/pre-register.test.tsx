import { appError } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { locationRoutes } from '@alveole/contracts/location';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { PreRegisterPage } from './pre-register-page.tsx';

const { preRegister } = beneficiaryRoutes;
const { listTownsOfZip } = locationRoutes;

const draftKey = 'alveole.draft.pre-registration';

function openPage() {
  Object.assign(window, { scrollTo: jest.fn(), print: jest.fn() });
  const props = fakeRemoteProps();
  props.api.answer(listTownsOfZip, ({ query }) => (query.zip === '69001' ? [{ name: 'Lyon', insee: '69381' }] : []));
  props.api.answer(preRegister, { is_new: true, consumer_id: 'B7K2M9QX' });
  return { ...props, ...renderScreen(<PreRegisterPage {...props} />, { at: '/auth/particulier/inscription' }) };
}
beforeEach(() => sessionStorage.clear());

type User = ReturnType<typeof openPage>['user'];
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Me préinscrire' });

const person = {
  Nom: 'Lefèvre-Durand',
  Prénom: 'Zoé',
  'Date de naissance': '31121988',
  'Lieu de naissance': 'Villeurbanne',
  'Code postal': '69001',
  'Numéro de mobile': '0639980001',
  'Confirmez le numéro de mobile': '0639980001',
  'Adresse e-mail': 'zoe@example.org',
  'Confirmez l’adresse e-mail': 'zoe@example.org',
} as const;

async function fill(user: User, changes: Partial<Record<keyof typeof person, string>> = {}) {
  for (const [name, value] of Object.entries({ ...person, ...changes })) {
    await user.click(field(name));
    if (value) await user.paste(value);
  }
  await user.click(screen.getByRole('checkbox', { name: /^J’accepte les conditions/ }));
}

it('asks to check a postcode that no town has itself, and names the town that is likely', async () => {
  const { user, api } = openPage();
  api.answer(listTownsOfZip, [{ name: 'Strasbourg', insee: '67482', guess: true }]);
  await user.click(field('Code postal'));
  await user.paste('67070');
  await waitFor(() =>
    expect(field('Code postal')).toHaveAccessibleDescription(/vérifiez-le\..*nous comptons Strasbourg/),
  );
});

describe('pre-registration', () => {
  it('sends what the contract asks for and shows the code', async () => {
    const { user, api } = openPage();
    await fill(user);
    expect(field('Date de naissance')).toHaveValue('31/12/1988');
    await user.click(screen.getByRole('checkbox', { name: /enquête/ }));
    await user.click(submit());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Votre préinscription est enregistrée' }),
    ).toHaveFocus();
    const [sent] = api.callsOf(preRegister);
    expect(sent?.body).toMatchObject({
      lastname: 'Lefèvre-Durand',
      name: 'Zoé',
      birthdate: '1988-12-31',
      birthplace: 'Villeurbanne',
      zip: '69001',
      phone: '+33639980001',
      mail: 'zoe@example.org',
    });
    expect(sent?.body.surveyAccept).toBe(sent?.body.cguAccept);
    const card = screen.getByRole('region', { name: 'Votre code de préinscription' });
    expect(card).toHaveTextContent('B7K2M9QX');
    expect(card).toHaveTextContent('valable pour chacun de vos vélos');
    await user.click(within(card).getByRole('button', { name: 'Copier le code' }));
    expect(await within(card).findByText('Le code est copié.')).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe('B7K2M9QX');
    await user.click(within(card).getByRole('button', { name: 'Imprimer' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('gives somebody known before the code of the first time, and leaves the survey out unless it is ticked', async () => {
    const { user, api } = openPage();
    api.answer(preRegister, { is_new: false, consumer_id: 'C7K2M9QX' });
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('heading', { level: 1, name: 'Vous êtes déjà préinscrit' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Votre code de préinscription' })).toHaveTextContent('C7K2M9QX');
    expect(api.callsOf(preRegister)[0]?.body).not.toHaveProperty('surveyAccept');
  });

  it('names every fault at once, links to each, and goes to the first', async () => {
    const { user, api } = openPage();
    await user.click(submit());
    const expected = {
      Nom: 'Veuillez renseigner un nom',
      Prénom: 'Veuillez renseigner un prénom',
      'Date de naissance': 'La personne doit etre majeure et la date au format par exemple : 31/12/1988',
      'Lieu de naissance': 'Veuillez renseigner un lieu de naissance',
      'Code postal': 'Veuillez renseigner un code postal',
      'Numéro de mobile': 'Veuillez renseigner un numéro de téléphone valide',
      'Adresse e-mail': 'Veuillez renseigner un email valide',
    };
    for (const [name, message] of Object.entries(expected)) {
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
      expect(field(name)).toBeInvalid();
    }
    expect(screen.getByRole('checkbox', { name: /^J’accepte les conditions/ })).toHaveAccessibleDescription(
      /Veuillez accepter les conditions générales et la politique de confidentialité/,
    );
    expect(field('Nom')).toHaveFocus();
    expect(api.callsOf(preRegister)).toEqual([]);
  });

  it('says nothing of a field that is left before one tries to send, then drops a message as soon as it is mended', async () => {
    const { user } = openPage();
    const message = 'Veuillez renseigner un nom';
    await user.click(field('Nom'));
    await user.tab();
    expect(field('Prénom')).toHaveFocus();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.click(submit());
    await screen.findAllByText(message);
    await user.type(field('Nom'), 'D');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  it.each([
    ['Date de naissance', '31022000', 'La personne doit etre majeure et la date au format par exemple : 31/12/1988'],
    ['Date de naissance', '01012020', 'La personne doit etre majeure et la date au format par exemple : 31/12/1988'],
    ['Lieu de naissance', '=1', 'Veuillez renseigner un lieu de naissance valide'],
    ['Code postal', '99999', 'Code postal inconnu'],
    ['Numéro de mobile', '0478280000', 'Veuillez renseigner un numéro de téléphone valide'],
    ['Confirmez le numéro de mobile', '0639980002', 'Les numéros de téléphone ne sont pas identiques'],
    ['Adresse e-mail', 'zoé@example.org', 'Veuillez renseigner un email valide'],
    ['Confirmez l’adresse e-mail', 'zoe@example.com', 'Les adresses e-mail ne sont pas identiques'],
  ] as const)('refuses %s « %s »', async (name, typed, message) => {
    const { user, api } = openPage();
    await fill(user, { [name]: typed });
    await user.click(submit());
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(field(name)).toBeInvalid();
    expect(api.callsOf(preRegister)).toEqual([]);
  });

  it('takes a postcode as it is when no service can tell', async () => {
    const { user, api } = openPage();
    api.answer(listTownsOfZip, () => Promise.reject(appError('ServiceUnavailableException', 'timeout')));
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Votre préinscription est enregistrée' })).toBeInTheDocument();
  });

  it('sends once, however often the button is pressed, and says that it is under way', async () => {
    const { user, api } = openPage();
    let answer: (result: { is_new: boolean; consumer_id: string }) => void = () => undefined;
    api.answer(
      preRegister,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await fill(user);
    await user.dblClick(submit());
    expect(await screen.findByText(/en cours d’enregistrement/)).toBeInTheDocument();
    await user.keyboard('{Enter}');
    answer({ is_new: true, consumer_id: 'B7K2M9QX' });
    await screen.findByRole('heading', { name: 'Votre préinscription est enregistrée' });
    expect(api.callsOf(preRegister)).toHaveLength(1);
  });

  it('keeps what was typed over a reload, and forgets it once it is sent', async () => {
    const first = openPage();
    await fill(first.user);
    first.unmount();
    const { user } = openPage();
    expect(field('Nom')).toHaveValue('Lefèvre-Durand');
    expect(field('Date de naissance')).toHaveValue('31/12/1988');
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Votre préinscription est enregistrée' });
    expect(sessionStorage.getItem(draftKey)).toBeNull();
  });

  it('begins empty when the draft cannot be read', () => {
    sessionStorage.setItem(draftKey, '{"lastName":3');
    openPage();
    expect(field('Nom')).toHaveValue('');
  });

  it.each([
    [
      appError('TooManyRequestsException', 'slow down', { retryAfter: 40 }),
      'Trop de demandes en peu de temps. Patientez un instant avant de réessayer. Réessayez dans 40 secondes.',
    ],
    [appError('TooManyRequestsException', 'slow down', { retryAfter: 90 }), /Réessayez dans 2 minutes\./],
    [
      appError('ServiceUnavailableException', 'network error'),
      'Le service ne répond pas. Vérifiez votre connexion puis réessayez.',
    ],
  ])('says on top what was refused and keeps every field (%#)', async (failure, text) => {
    const { user, api } = openPage();
    api.answer(preRegister, () => Promise.reject(failure));
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field('Nom')).toHaveValue('Lefèvre-Durand');
    expect(submit()).toBeEnabled();
  });

  it('puts what the server refuses beside its field', async () => {
    const { user, api } = openPage();
    api.answer(preRegister, () => Promise.reject(appError('ValidationException', 'zip (INVALID): Unknown zip')));
    await fill(user);
    await user.click(submit());
    expect((await screen.findAllByText('Code postal inconnu')).length).toBeGreaterThan(0);
    expect(field('Code postal')).toBeInvalid();
  });
});
