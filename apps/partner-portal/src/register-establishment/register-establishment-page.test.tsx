import { uploadFile } from '@alveole/api-client';
import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { mediaRoutes } from '@alveole/contracts/media';
import { ActivityKind, EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import {
  account,
  addProof,
  fill,
  fillAll,
  fillShop,
  kbis,
  names,
  openSection,
  press,
  refuseWith,
  send,
  setUp,
  toDetails,
} from './register-establishment.fixture.tsx';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(() => Promise.resolve()),
  sha256Hex: () => Promise.resolve('a'.repeat(64)),
}));

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(crypto, { randomUUID: () => '0f8fad5b-d9cb-469f-a165-70867728950e' });
});

describe('the registration of a bike shop', () => {
  it('sends the whole file once, says so, opens the account and forgets the draft', async () => {
    const shown = setUp();
    await fillShop(shown);
    await send(shown);
    expect(await screen.findByRole('dialog', { name: 'Votre demande a bien été prise en compte' })).toHaveTextContent(
      /Un courriel vous sera envoyé/,
    );
    const [call] = shown.props.api.callsOf(establishmentRoutes.registerEntity);
    expect(call?.body).toEqual({
      entity_id: 'entity-1',
      code: '123456',
      password: 'Velo2020',
      entity_data: {
        mail: 'camille@exemple.fr',
        legalStatut: EstablishmentKind.bikeShop,
        raison_sociale: 'Cycles du Rhin SARL',
        commercialname: 'Cycles du Rhin',
        siret: '73282932000074',
        codeAPE: '4764Z',
        chaine: 'Autre',
        name: 'Martin',
        firstname: 'Camille',
        smartphone: '+33612345678',
        adresse: '12 quai des Bateliers',
        zip: '67000',
        city: 'Strasbourg',
        telephone: '+33388112233',
        latitude: 48.5811,
        longitude: 7.7549,
        activity: { done: ActivityKind.workshop },
        repairman: 2,
        repairday: 12.5,
        documents: [
          {
            media_gender: 'KBIS',
            media_id: '0f8fad5b-d9cb-469f-a165-70867728950e',
            media_url: 'entity-1/0f8fad5b-d9cb-469f-a165-70867728950e.pdf',
            media_hash: 'a'.repeat(64),
          },
        ],
        cguAccept: true,
        cgsAccept: true,
      },
    });
    expect(shown.props.api.callsOf(establishmentRoutes.registerEntity)).toHaveLength(1);
    expect(uploadFile).toHaveBeenCalledWith(expect.objectContaining({ url: 'https://store.exemple.fr/put' }));
    expect(shown.opened).toHaveBeenCalledWith(
      expect.objectContaining({
        ...account,
        entity_status: EstablishmentStatus.registered,
        entity_gender: EstablishmentKind.bikeShop,
      }),
      { remember: false },
    );
    await press(shown, 'J’ai compris');
    expect(await screen.findByText('Merci de votre inscription')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('names every fault of an empty form and calls nobody', async () => {
    const shown = setUp();
    await toDetails(shown);
    await send(shown);
    expect(await screen.findByText('Veuillez renseigner un code valide')).toBeInTheDocument();
    expect(screen.getByLabelText('Code de 6 chiffres')).toHaveFocus();
    expect(shown.props.api.callsOf(establishmentRoutes.registerEntity)).toEqual([]);
    for (const [section, texts] of Object.entries({
      Structure: [
        'Veuillez renseigner une raison sociale',
        'Veuillez renseigner un siret valide sans espace',
        'Veuillez renseigner une dénomination commerciale',
        'Veuillez renseigner un code APE',
        'Veuillez renseigner une chaîne de magasin',
        'Veuillez ajouter un justificatif',
      ],
      'Représentant légal': [
        'Veuillez renseigner un nom',
        'Veuillez renseigner un prénom',
        'Veuillez renseigner un numéro de téléphone valide',
      ],
      Établissement: [
        'Veuillez renseigner une adresse',
        'Veuillez renseigner un code postal',
        'Veuillez renseigner une ville',
        'Veuillez renseigner les coordonnées GPS',
        'Veuillez renseigner un numéro de téléphone',
      ],
      Activité: [
        'Veuillez renseigner le nombre de réparateurs sur site',
        'Veuillez renseigner le nombre moyen de réparations par semaine',
      ],
      'Accès au compte': ['Veuillez renseigner un mot de passe'],
    })) {
      await openSection(shown, section);
      const region = within(screen.getByRole('region', { name: section }));
      for (const text of texts)
        expect(await region.findByRole('button', { name: new RegExp(`: ${text}$`) })).toBeInTheDocument();
    }
    expect(screen.getByLabelText('Mot de passe')).toHaveFocus();
  });

  it('does not send on Enter', async () => {
    const shown = setUp();
    await toDetails(shown);
    await openSection(shown, 'Structure');
    await shown.user.type(screen.getByLabelText('Raison sociale'), 'Cycles{Enter}');
    expect(screen.queryByRole('region', { name: /à corriger/ })).not.toBeInTheDocument();
  });

  it('takes the typing up again after a reload, without password and code', async () => {
    const first = setUp();
    await toDetails(first);
    fill('Code de 6 chiffres', '123456');
    await openSection(first, 'Accès au compte');
    fill('Mot de passe', 'Velo2020');
    await openSection(first, 'Coordonnées bancaires');
    fill('IBAN du compte qui reçoit les remboursements (facultatif)', 'FR7630006000011234567890189');
    await openSection(first, 'Structure');
    fillAll(names);
    await waitFor(() => expect(sessionStorage.getItem('alveole.registration')).toContain('Cycles du Rhin SARL'));
    expect(sessionStorage.getItem('alveole.registration')).not.toMatch(/Velo2020|123456|FR76/);
    first.unmount();
    const second = setUp();
    await openSection(second, 'Structure');
    expect(screen.getByLabelText('Raison sociale')).toHaveValue('Cycles du Rhin SARL');
    await openSection(second, 'Accès au compte');
    expect(screen.getByLabelText('Mot de passe')).toHaveValue('');
  });

  it('tells early that a SIRET is taken', async () => {
    const shown = setUp();
    shown.props.api.answer(establishmentRoutes.checkSiret, { available: false });
    await toDetails(shown);
    await openSection(shown, 'Structure');
    fill('Numéro SIRET', '73282932000074');
    expect(await screen.findByText('Ce siret a déjà été enregistré')).toBeInTheDocument();
  });

  it('refuses a document that is not what its name says', async () => {
    const shown = setUp();
    await toDetails(shown);
    await openSection(shown, 'Structure');
    await addProof(shown, kbis('GIF89a', 'kbis.pdf'));
    expect(await screen.findByText(/^Ce PDF ne peut pas être lu/)).toBeInTheDocument();
    expect(shown.props.api.callsOf(mediaRoutes.readMediaPutUrl)).toEqual([]);
  });

  it.each([
    [
      'a SIRET that is registered',
      appError('DuplicatesValueException', 'This siret is already registered.'),
      /Numéro SIRET\s: Ce siret a déjà été enregistré/,
    ],
    [
      'a code that expired',
      appError('NotAuthorizedException', 'Code expired or invalid.'),
      /Code de 6 chiffres\s: Code incorrect\. .*Votre code a expiré. Veuillez en regénérer un nouveau\./,
    ],
    [
      'a document that was refused',
      appError('MediaRefusedException', 'hash'),
      /Extrait KBIS\s: Un problème est survenu durant l’envoi du KBIS, veuillez réessayer/,
    ],
    [
      'fields that the rules refuse',
      appError('ValidationException', 'entity_data.zip (INVALID): Invalid zip'),
      /Code postal\s: Veuillez renseigner un code postal/,
    ],
  ])('puts %s at its field', async (_name, failure, name) => {
    const shown = setUp();
    await fillShop(shown);
    refuseWith(shown, failure);
    await send(shown);
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  });

  it.each([
    [
      'entity_id (MISSING): Field is required',
      appError('ValidationException', 'entity_id (MISSING): Field is required'),
      'Un problème est survenu. Vérifier le code saisi au préalable',
    ],
    ['a mail in use', appError('MailNotAvailableException', 'used'), 'Cet email a déjà été utilisé'],
  ])('says %s over the form', async (_name, failure, text) => {
    const shown = setUp();
    await fillShop(shown);
    refuseWith(shown, failure);
    await send(shown);
    expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull();
    expect(shown.props.notices).toContainEqual({ tone: 'danger', text, seconds: 7 });
    expect(shown.opened).not.toHaveBeenCalled();
  });
});
