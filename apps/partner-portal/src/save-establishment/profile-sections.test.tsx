import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { EstablishmentStatus } from '@alveole/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fill, refuse, save, savedBodies, section, setUp } from './profile.fixture.tsx';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(() => Promise.resolve()),
  sha256Hex: () => Promise.resolve('a'.repeat(64)),
}));

beforeEach(() => sessionStorage.clear());

const iban = 'IBAN du compte qui reçoit les remboursements';

describe('a section of the profile', () => {
  it('is saved alone, and only what it holds is sent', async () => {
    const shown = setUp();
    const bank = await section('Coordonnées bancaires');
    fill(iban, 'fr76 3000 6000 0112 3456 7890 189');
    await shown.user.click(within(bank).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(shown.props.notices).toContainEqual(expect.objectContaining({ tone: 'success' })));
    expect(savedBodies(shown).map((body) => body?.entity_data)).toEqual([{ iban: 'FR7630006000011234567890189' }]);
  });

  it('leads to its first faulty field and marks itself in the contents', async () => {
    const shown = setUp();
    const address = await section('Localisation');
    fill('Adresse', '');
    await shown.user.click(within(address).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.getByLabelText('Adresse')).toHaveFocus());
    expect(screen.getByRole('button', { name: /^Localisation \d.points? à corriger$/ })).toBeInTheDocument();
    expect(savedBodies(shown)).toEqual([]);
  });

  it('keeps the point on the map when the address is corrected, and asks to check it', async () => {
    const shown = setUp({ entity_data: { latitude: 48.58, longitude: 7.75 } });
    const address = await section('Localisation');
    const asked = () => screen.queryByText(/L’adresse a changé.*vérifiez que le point/);
    expect(asked()).not.toBeInTheDocument();
    fill('Adresse', '3 bis rue Terme');
    await waitFor(() => expect(asked()).toBeInTheDocument());
    expect(within(address).getByText(/^Emplacement enregistré/)).toBeInTheDocument();
    await shown.user.click(within(address).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(savedBodies(shown)).toHaveLength(1));
    expect(savedBodies(shown)[0]?.entity_data).toMatchObject({
      adresse: '3 bis rue Terme',
      latitude: 48.58,
      longitude: 7.75,
    });
  });

  it('says nothing of a field that is left before one tries to save, then drops a message as soon as it is mended', async () => {
    const { user } = setUp();
    const bank = await section('Coordonnées bancaires');
    await user.click(screen.getByLabelText(iban));
    await user.paste('FR00');
    await user.tab();
    await act(async () => undefined);
    expect(screen.getByLabelText(iban)).toBeValid();
    await user.click(within(bank).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.getByLabelText(iban)).toBeInvalid());
    fill(iban, 'FR7630006000011234567890189');
    await waitFor(() => expect(screen.getByLabelText(iban)).toBeValid());
  });

  it('opens by itself when the whole was refused for one of its fields', async () => {
    const shown = setUp();
    await section('Coordonnées bancaires');
    fill(iban, 'FR00');
    await section('Horaires');
    await save(shown);
    await waitFor(() => expect(screen.getByLabelText(iban)).toHaveFocus());
    expect(shown.address()).toBe('/admin/profile?section=banque');
  });

  it('waits for the others at a refused file, which goes back whole', async () => {
    const shown = setUp({ status: EstablishmentStatus.refused });
    const person = await section('Représentant légal');
    fill('Prénom', 'Dominique');
    await shown.user.click(within(person).getByRole('button', { name: 'Garder ces corrections' }));
    expect(await screen.findByText(/Corrections gardées/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Représentant légal Prête à renvoyer' })).toBeInTheDocument();
    expect(savedBodies(shown)).toEqual([]);
    await save(shown);
    await waitFor(() =>
      expect(savedBodies(shown)[0]?.entity_data).toMatchObject({ firstname: 'Dominique', zip: '67000' }),
    );
  });

  it('asks for the identity document that the refusal names before the file goes back', async () => {
    const motif = { code: '', tab: ["Pièce d'identité non valide"] };
    const shown = setUp({ status: EstablishmentStatus.refused, entity_data: { motif } });
    expect(await screen.findByRole('button', { name: 'Représentant légal À compléter' })).toBeInTheDocument();
    const person = await section('Représentant légal');
    expect(person).toHaveTextContent('Le programme vous la demande');
    expect(person).not.toHaveTextContent('Facultative');
    await save(shown);
    const missing = /Pièce d’identité .*\s: Veuillez joindre la pièce d’identité que le programme/;
    expect(await screen.findByRole('button', { name: missing })).toBeInTheDocument();
    expect(savedBodies(shown)).toEqual([]);

    const input = person.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await shown.user.upload(input, new File(['%PDF-1.7'], 'identite.pdf', { type: 'application/pdf' }));
    await screen.findByText(/^Envoyé · /);
    await save(shown);
    await waitFor(() =>
      expect(savedBodies(shown)[0]?.entity_data.documents).toEqual([expect.objectContaining({ media_gender: 'PID' })]),
    );
  });

  it('tells who was refused for the identity document that the programme has a new one, and asks for none', async () => {
    const motif = { code: '', tab: ["Pièce d'identité non valide"], pidRenewed: true };
    const shown = setUp({ status: EstablishmentStatus.refused, entity_data: { motif } });
    expect(await section('Représentant légal')).toHaveTextContent('Le programme a reçu une nouvelle pièce');
    await save(shown);
    await waitFor(() => expect(savedBodies(shown)).toHaveLength(1));
  });

  it('says of the identity document that it is optional while no refusal names it', async () => {
    const motif = { code: '', tab: ['Extrait KBIS de plus de trois mois'] };
    const shown = setUp({ status: EstablishmentStatus.refused, entity_data: { motif } });
    expect(await section('Représentant légal')).toHaveTextContent('Facultative');
    await save(shown);
    await waitFor(() => expect(savedBodies(shown)).toHaveLength(1));
  });

  it('leaves hours that nobody gave out of the whole file: that is no week of closed days', async () => {
    const shown = setUp({ status: EstablishmentStatus.refused, entity_data: { horaires_ouverture: undefined } });
    await section('Représentant légal');
    await save(shown);
    await waitFor(() => expect(savedBodies(shown)).toHaveLength(1));
    expect(savedBodies(shown)[0]?.entity_data).not.toHaveProperty('horaires_ouverture');
  });

  it('keeps what is typed when somebody else wrote meanwhile', async () => {
    const shown = setUp();
    const bank = await section('Coordonnées bancaires');
    fill(iban, 'FR7630006000011234567890189');
    refuse(shown, appError('EntityVersionMismatchException', 'changed'));
    shown.change({ row_hash: 'e'.repeat(32), entity_data: { city: 'Colmar' } });
    await shown.user.click(within(bank).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(shown.props.api.callsOf(establishmentRoutes.readEntity)).toHaveLength(2));
    expect(screen.getByLabelText(iban)).toHaveValue('FR76 3000 6000 0112 3456 7890 189');
    expect(screen.getByText(/^Les données ont été modifiées/)).toBeInTheDocument();
    expect(within(await section('Localisation')).getByRole('button', { name: /Ville/ })).toHaveTextContent('Colmar');
  });

  it('names the document that did not arrive', async () => {
    const shown = setUp({ status: EstablishmentStatus.registered });
    const person = await section('Représentant légal');
    const input = person.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await shown.user.upload(input, new File(['%PDF-1.7'], 'identite.pdf', { type: 'application/pdf' }));
    await screen.findByText(/^Envoyé · /);
    refuse(shown, appError('MediaRefusedException', 'hash'));
    await shown.user.click(within(person).getByRole('button', { name: 'Enregistrer' }));
    expect(
      await screen.findByRole('button', { name: /envoi de la pièce d’identité, veuillez réessayer$/ }),
    ).toBeInTheDocument();
  });

  it.each([
    [{ gender: 1 as const, fub: '2021-03-10T09:00:00.000Z' }, /^Demande en cours/, 'Envoyé le 10/03'],
    [
      { gender: 1 as const, fub: '2021-03-10T09:00:00.000Z', accept: '2021-03-12T09:00:00.000Z' },
      /^Demande acceptée/,
      'Validé le 12/03/2021',
    ],
    [
      { gender: 1 as const, abort: '2021-03-12T09:00:00.000Z', abortMotif: 'Diplôme périmé' },
      /^Demande refusée/,
      'Refusé le 12/03/2021',
    ],
  ])('tells where a request for training stands: %j', async (request, title, text) => {
    setUp({ entity_data: { activity: { done: 0, request } } });
    const activity = within(await section('Activité'));
    expect(activity.getByText(title)).toBeInTheDocument();
    expect(activity.getByText(text)).toBeInTheDocument();
  });
});

it('prints the facts of every section, without a field or a button', async () => {
  setUp({ entity_data: { iban: 'FR7630006000011234567890189' } });
  await section('Localisation');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = screen.getByRole('region', { name: 'Coordonnées bancaires' });
  expect(paper).toHaveTextContent('FR76 3000 6000 0112 3456 7890 189');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(await section('Localisation')).toBeInTheDocument();
});
