import { type AppError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { locationRoutes } from '@alveole/contracts/location';
import { mediaRoutes } from '@alveole/contracts/media';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { useNavigate } from '@alveole/router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RegisterPage } from './register-establishment-page.tsx';

export const account = { access_token: 'a', refresh_token: 'r', user_id: 'user-1', entity_id: 'entity-1' };

/** The browser's own button. */
function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Précédent
    </button>
  );
}

export function setUp() {
  const opened = jest.fn();
  const props = fakeRemoteProps({ session: { open: opened } });
  props.api
    .answer(establishmentRoutes.requestCode, { entity_id: 'entity-1', media_url_prefix: 'entity-1/' })
    .answer(establishmentRoutes.checkSiret, { available: true })
    .answer(locationRoutes.listTownsOfZip, ({ query }) =>
      query.zip === '67000' ? [{ name: 'Strasbourg', insee: '67482' }] : [],
    )
    .answer(locationRoutes.locateAddress, { latitude: 48.5811, longitude: 7.7549, label: 'Strasbourg' })
    .answer(mediaRoutes.readMediaPutUrl, { url: 'https://store.exemple.fr/put' })
    .answer(establishmentRoutes.renewRegistration, { expires_at: '2026-03-02T10:30:00.000Z' })
    .answer(establishmentRoutes.registerEntity, account);
  const page = (
    <>
      <RegisterPage {...props} />
      <BrowserBack />
    </>
  );
  return { ...renderScreen(page, { at: '/auth/register' }), props, opened };
}
export type SetUp = ReturnType<typeof setUp>;

export const press = ({ user }: SetUp, name: string) => user.click(screen.getByRole('button', { name }));
/** Typing key by key is tried elsewhere; a long form is filled at once. */
export const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
export const fillAll = (values: Record<string, string>) =>
  Object.entries(values).forEach(([name, value]) => fill(name, value));

export async function toTerms(shown: SetUp, kind = 'Vélociste') {
  await shown.user.click(screen.getByRole('radio', { name: kind }));
  fill('Adresse e-mail', 'camille@exemple.fr');
  await press(shown, 'Envoyer le code et continuer');
  await screen.findByRole('checkbox', { name: /conditions générales d’utilisation/ });
}

export async function toDetails(shown: SetUp, kind?: string) {
  await toTerms(shown, kind);
  for (const box of screen.getAllByRole('checkbox')) await shown.user.click(box);
  await press(shown, 'Continuer');
  await screen.findByLabelText('Code de 6 chiffres');
}

const person = { Nom: 'Martin', Prénom: 'Camille', 'Téléphone mobile': '0612345678' };
const place = {
  Adresse: '12 quai des Bateliers',
  'Code postal': '67000',
  'Téléphone de l’établissement': '0388112233',
};
const secrets = {
  'Code de 6 chiffres': '123456',
  'Mot de passe': 'Velo2020',
  'Confirmation du mot de passe': 'Velo2020',
};
const workshop = { 'Nombre de réparateurs sur site': '2', 'Nombre moyen de réparations par semaine': '12,5' };
export const names = { 'Raison sociale': 'Cycles du Rhin SARL', 'Dénomination commerciale': 'Cycles du Rhin' };

export async function choose({ user }: SetUp, field: RegExp, option: string) {
  await user.click(screen.getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

export async function placeOnMap(shown: SetUp) {
  await press(shown, 'Localiser mon établissement');
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Valider cet emplacement' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await shown.user.click(confirm);
}

/** The name of a section's line in the table of contents. */
const lineOf = (title: string) => new RegExp(`^${title} (À remplir|Complète|Facultative|\\d+.points? à corriger)$`);

/** Opens a section of step 3. */
export async function openSection({ user }: SetUp, title: string) {
  const line = screen.getByRole('button', { name: lineOf(title) });
  if (line.getAttribute('aria-expanded') === 'false') await user.click(line);
  await screen.findByRole('region', { name: title });
}

export const kbis = (bytes = '%PDF-1.7', name = 'kbis.PDF', type = 'application/pdf') =>
  new File([bytes], name, { type });

export async function addProof({ user, container }: SetUp, file = kbis()) {
  const input = container.ownerDocument.querySelector('input[type=file]:not([capture])');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  await user.upload(input, file);
}

export async function fillShop(shown: SetUp) {
  await toDetails(shown);
  fill('Code de 6 chiffres', secrets['Code de 6 chiffres']);
  await openSection(shown, 'Structure');
  fillAll({ ...names, 'Numéro SIRET': '73282932000074' });
  await choose(shown, /Code APE/, '4764Z');
  await shown.user.type(screen.getByRole('combobox', { name: /Chaîne de magasin/ }), 'Autre');
  await shown.user.click(await screen.findByRole('option', { name: 'Autre' }));
  await addProof(shown);
  await screen.findByText(/^Envoyé · /);
  await openSection(shown, 'Représentant légal');
  fillAll(person);
  await openSection(shown, 'Établissement');
  fillAll(place);
  await placeOnMap(shown);
  await openSection(shown, 'Activité');
  fillAll(workshop);
  await openSection(shown, 'Accès au compte');
  fillAll({ 'Mot de passe': secrets['Mot de passe'], 'Confirmation du mot de passe': secrets['Mot de passe'] });
}

export const send = (shown: SetUp) => press(shown, 'Créer mon compte');
export const refuseWith = ({ props }: SetUp, failure: AppError) =>
  props.api.answer(establishmentRoutes.registerEntity, () => {
    throw failure;
  });
