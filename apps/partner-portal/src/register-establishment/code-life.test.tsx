import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { mediaRoutes } from '@alveole/contracts/media';
import { screen, waitFor } from '@testing-library/react';
import { renewEvery } from './code-life.ts';
import { addProof, fill, openSection, press, setUp, toDetails } from './register-establishment.fixture.tsx';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  // jsdom has no cryptography; which hash it is, its own test says.
  sha256Hex: () => Promise.resolve('a'.repeat(64)),
}));

const { readMediaPutUrl } = mediaRoutes;
const { renewRegistration } = establishmentRoutes;
const over = appError('NotAuthorizedException', 'Code expired or invalid.');
const expired = 'Votre code a expiré. Veuillez en regénérer un nouveau.';

beforeEach(() => {
  Object.assign(crypto, { randomUUID: () => '0f8fad5b-d9cb-469f-a165-70867728950e' });
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const later = (milliseconds: number) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + milliseconds);
};

describe('the code of a registration', () => {
  it('is prolonged by what is typed, once in five minutes', async () => {
    const shown = setUp();
    await toDetails(shown);
    await openSection(shown, 'Structure');
    fill('Raison sociale', 'Cycles');
    expect(shown.props.api.callsOf(renewRegistration)).toEqual([]);
    later(renewEvery);
    fill('Raison sociale', 'Cycles du Rhin');
    fill('Dénomination commerciale', 'Cycles du Rhin');
    await waitFor(() =>
      expect(shown.props.api.callsOf(renewRegistration)).toEqual([{ body: { entity_id: 'entity-1' } }]),
    );
  });

  it('is said to be expired at its own section, which opens, as soon as the service says so', async () => {
    const shown = setUp();
    await toDetails(shown);
    await openSection(shown, 'Structure');
    shown.props.api.answer(renewRegistration, () => Promise.reject(over));
    later(renewEvery);
    fill('Raison sociale', 'Cycles du Rhin');
    expect(await screen.findByText(expired)).toBeVisible();
    expect(screen.getByLabelText('Code de 6 chiffres')).toBeVisible();
  });

  it('is said to be expired when a document finds the door shut', async () => {
    const shown = setUp();
    await toDetails(shown);
    await openSection(shown, 'Structure');
    shown.props.api
      .answer(readMediaPutUrl, () =>
        Promise.reject(appError('NotAuthorizedException', 'This media belongs to somebody else.')),
      )
      .answer(renewRegistration, () => Promise.reject(over));
    await addProof(shown);
    expect(await screen.findByText(expired)).toBeVisible();
  });
});

describe('the browser’s own way back', () => {
  it('leads one step back in the registration, and keeps what was typed', async () => {
    const shown = setUp();
    await toDetails(shown);
    await openSection(shown, 'Structure');
    fill('Raison sociale', 'Cycles du Rhin');
    await press(shown, 'Précédent');
    expect(await screen.findByRole('checkbox', { name: /conditions générales d’utilisation/ })).toBeChecked();
    await press(shown, 'Continuer');
    await openSection(shown, 'Structure');
    expect(screen.getByLabelText('Raison sociale')).toHaveValue('Cycles du Rhin');
    await press(shown, 'Précédent');
    await screen.findByRole('checkbox', { name: /conditions générales d’utilisation/ });
    await press(shown, 'Précédent');
    expect(await screen.findByLabelText('Adresse e-mail')).toHaveValue('camille@exemple.fr');
    expect(shown.address()).toBe('/auth/register');
  });

  it('leads as far behind the wizard’s own « Retour » as if one had not gone on', async () => {
    const shown = setUp();
    await toDetails(shown);
    await waitFor(() => expect(shown.address()).toBe('/auth/register?etape=details'));
    await press(shown, 'Retour');
    await waitFor(() => expect(shown.address()).toBe('/auth/register?etape=terms'));
    await press(shown, 'Précédent');
    expect(await screen.findByLabelText('Adresse e-mail')).toBeInTheDocument();
  });
});
