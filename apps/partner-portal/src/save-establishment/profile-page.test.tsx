import { uploadFile } from '@alveole/api-client';
import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { ActivityKind, contactsOf, demonstrationProgramme, EstablishmentStatus } from '@alveole/domain';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { buildEntity } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { fill, refuse, save, savedBodies, section, setUp, uuid } from './profile.fixture.tsx';
import { ProfilePage } from './profile-page.tsx';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(() => Promise.resolve()),
  sha256Hex: () => Promise.resolve('a'.repeat(64)),
}));
beforeEach(() => sessionStorage.clear());

describe('what the programme says of the file', () => {
  it.each([
    [0, 'Votre demande est en attente de validation. Un courriel vous sera envoyé.'],
    [1, 'Votre dossier est validé.'],
    [3, 'Votre demande est en attente de validation. Un courriel vous sera envoyé.'],
    [4, 'Votre dossier est suspendu.'],
    [9, 'Votre compte est fermé.'],
  ] as const)('stands on top at status %i', async (status, text) => {
    setUp({ status });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('gives the reasons of a refusal, numbered ones in words', async () => {
    setUp({
      status: EstablishmentStatus.refused,
      entity_data: { motif: { code: 'CODE26', tab: ['{"key":1}', 'Le nom diffère du KBIS'] } },
    });
    const reasons = await screen.findByRole('list', { name: 'Motifs du refus' });
    expect(
      within(reasons)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Extrait KBIS de plus de trois mois', 'Le nom diffère du KBIS']);
  });

  it('gives the programme’s reasons for closing an account, and whom to write to', async () => {
    setUp({
      status: EstablishmentStatus.closed,
      entity_data: { motif: { code: 'CODE27', tab: ['Demandeur non éligible'] } },
    });
    expect(await screen.findByRole('list', { name: 'Motifs du refus' })).toHaveTextContent('Demandeur non éligible');
    const contacts = within(screen.getByRole('list', { name: 'Contacts du programme' })).getAllByRole('link');
    expect(contacts.map((link) => link.getAttribute('href'))).toEqual(
      contactsOf(demonstrationProgramme).map(({ mail }) => `mailto:${mail}`),
    );
  });

  it('says of an account that its own people closed why, and until when that can be undone', async () => {
    setUp({
      status: EstablishmentStatus.closed,
      own_closing: { undone_until: '2026-03-09T09:00:00.000Z', from: EstablishmentStatus.validated },
    });
    expect(
      await screen.findByText(/Les conditions générales ont été refusées .* Jusqu’au 0?9 mars 2026/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Motifs du refus' })).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Contacts du programme' })).toBeInTheDocument();
  });

  it('says when it cannot be read, and asks again', async () => {
    const props = fakeRemoteProps({ role: 'REP' });
    props.api.answer(establishmentRoutes.readEntity, () => {
      throw appError('ServiceUnavailableException', 'down', { requestId: 'req-7' });
    });
    const { user } = renderScreen(<ProfilePage {...props} />);
    expect(await screen.findByText('req-7')).toBeInTheDocument();
    props.api.answer(establishmentRoutes.readEntity, buildEntity());
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Votre dossier est validé.')).toBeInTheDocument();
  });
});

describe('what may be edited', () => {
  it('leaves what was checked closed, and opens place, account, hours and activity, at a validated file', async () => {
    setUp();
    expect(within(await section('Etablissement')).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(await section('Représentant légal')).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(await section('Localisation')).getByLabelText('Adresse')).toHaveValue('12 quai des Bateliers');
    expect(within(await section('Coordonnées bancaires')).getByLabelText(/^IBAN/)).toBeEnabled();
    expect(within(await section('Horaires')).getAllByRole('textbox')).toHaveLength(28);
    expect(within(await section('Activité')).getByLabelText('Nombre de réparateurs sur site')).toHaveValue('2');
  });

  it('opens the company, the representative and the documents at a refused file', async () => {
    setUp({ status: EstablishmentStatus.refused });
    expect(within(await section('Etablissement')).getByLabelText('Raison sociale')).toHaveValue('Cycles du Rhin SARL');
    expect(within(await section('Représentant légal')).getByLabelText('Téléphone mobile')).toBeInTheDocument();
    await section('Etablissement');
    expect(screen.getByRole('group', { name: /Remplacer\s: Justificatif de la structure/ })).toBeInTheDocument();
  });

  it('opens nothing at a closed account', async () => {
    setUp({ status: EstablishmentStatus.closed });
    await section('Etablissement');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Valider les modifications' })).not.toBeInTheDocument();
    // Their calls are refused to a closed account.
    for (const name of [/collègues|Comptes/i, /appareils/i, /comptoir|caméra/i])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('saving', () => {
  it('sends what is open with the version that was read, and reads again at a validated file', async () => {
    const shown = setUp();
    fill('Site internet (facultatif)', 'www.cycles.fr', await section('Localisation'));
    await section('Coordonnées bancaires');
    fill('IBAN du compte qui reçoit les remboursements', 'fr76 3000 6000 0112 3456 7890 189');
    await save(shown);
    await waitFor(() =>
      expect(shown.props.notices).toEqual([{ tone: 'success', text: 'Vos modifications sont enregistrées' }]),
    );
    const [body] = savedBodies(shown);
    expect(body).toMatchObject({
      entity_id: 'entity-1',
      last_row_hash: shown.entity.row_hash,
      entity_data: { iban: 'FR7630006000011234567890189', adresse: '12 quai des Bateliers' },
    });
    expect(body?.entity_data).not.toHaveProperty('raison_sociale');
    expect(body?.entity_data).not.toHaveProperty('activity');
    await waitFor(() => expect(shown.props.api.callsOf(establishmentRoutes.readEntity)).toHaveLength(2));
  });

  it('sends a refused file back with its new document and thanks', async () => {
    const shown = setUp({ status: EstablishmentStatus.refused });
    await section('Etablissement');
    const proof = await screen.findByRole('group', { name: /Remplacer\s: Justificatif/ });
    const input = proof.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await shown.user.upload(input, new File(['%PDF-1.7'], 'kbis.pdf', { type: 'application/pdf' }));
    await screen.findByText(/^Envoyé · /);
    await save(shown);
    expect(
      await screen.findByRole('dialog', { name: 'Merci. Votre demande a bien été prise en compte' }),
    ).toBeInTheDocument();
    expect(savedBodies(shown)[0]?.entity_data.documents).toEqual([
      { media_gender: 'KBIS', media_id: uuid, media_url: `entity-1/${uuid}.pdf`, media_hash: 'a'.repeat(64) },
    ]);
    expect(uploadFile).toHaveBeenCalled();
    await shown.user.click(screen.getByRole('button', { name: 'J’ai compris' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('refuses an IBAN that is none, and never takes the known one away', async () => {
    const shown = setUp({ entity_data: { iban: 'FR7630006000011234567890189' } });
    await section('Coordonnées bancaires');
    fill('IBAN du compte qui reçoit les remboursements', '');
    await save(shown);
    expect(await screen.findByText('Veuillez renseigner un IBAN valide')).toBeInTheDocument();
    expect(savedBodies(shown)).toEqual([]);
  });

  it('completes hours, refuses a week that cannot be, and says which day', async () => {
    const shown = setUp();
    await section('Horaires');
    await shown.user.type(screen.getByLabelText('Lundi, ouverture le matin'), '9h30');
    await shown.user.type(screen.getByLabelText('Lundi, fermeture le matin'), '8{Tab}');
    expect(screen.getByLabelText('Lundi, ouverture le matin')).toHaveValue('09:30');
    await save(shown);
    expect(await screen.findByText('La fermeture vient avant l’ouverture.')).toBeInTheDocument();
    expect(
      screen.getAllByText("Le format des horaires est incorrect. Veuillez les corriger s'il vous plait."),
    ).not.toHaveLength(0);
    expect(savedBodies(shown)).toEqual([]);
  });

  it('asks for another activity only when it is another', async () => {
    const shown = setUp();
    await section('Activité');
    await shown.user.click(screen.getByRole('radio', { name: 'Les deux' }));
    await shown.user.click(screen.getByRole('checkbox', { name: /^EMV/ }));
    for (const promise of screen.getAllByRole('checkbox', { name: /^J’atteste/ })) await shown.user.click(promise);
    fill('Description de vos séances', 'Une séance par semaine. '.repeat(25));
    fill('Pédagogie', 'Du parc à la circulation. '.repeat(25));
    fill('Nombre de formateurs', '2');
    fill('Heures de séances par semaine', '6');
    await save(shown);
    await waitFor(() =>
      expect(savedBodies(shown)[0]?.entity_data.activity).toEqual({ request: { gender: ActivityKind.both } }),
    );
    expect(savedBodies(shown)[0]?.entity_data.ve).toMatchObject({
      veDiplome: { EMV: true },
      veDiplomeAccept: true,
      veLegalAccept: true,
      veFormateur: 2,
      veHourPerWeek: 6,
    });
  });

  it('warns that somebody else wrote, and reads again', async () => {
    const shown = setUp();
    refuse(shown, appError('EntityVersionMismatchException', 'changed'));
    await save(shown);
    const text = 'Les données ont été modifiées par un autre utilisateur. Nous rechargeons les données';
    await waitFor(() => expect(shown.props.notices).toEqual([{ tone: 'warning', text, seconds: 7 }]));
    await waitFor(() => expect(shown.props.api.callsOf(establishmentRoutes.readEntity)).toHaveLength(2));
  });

  it('puts a SIRET that is taken at its field', async () => {
    const shown = setUp({ status: EstablishmentStatus.refused });
    refuse(shown, appError('DuplicatesValueException', 'This siret is already registered.'));
    await save(shown);
    expect(
      await screen.findByRole('button', { name: /Numéro SIRET\s: Ce siret a déjà été enregistré/ }),
    ).toBeInTheDocument();
  });
});

it('shows a stored document', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: /Voir le document\s: Justificatif/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Justificatif de la structure' });
  expect(await within(dialog).findByText('https://store.exemple.fr/kbis.pdf p. 1')).toBeInTheDocument();
});

it('says in one line that the network is gone', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setUp();
  expect(screen.getByText(/Vous êtes hors connexion/)).toBeInTheDocument();
  network.mockRestore();
  await section('Localisation');
});
