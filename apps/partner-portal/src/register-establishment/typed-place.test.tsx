import { locationRoutes } from '@alveole/contracts/location';
import { screen } from '@testing-library/react';
import { fill, openSection, press, setUp, toDetails } from './register-establishment.fixture.tsx';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(() => Promise.resolve()),
  sha256Hex: () => Promise.resolve('a'.repeat(64)),
}));

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(crypto, { randomUUID: () => '0f8fad5b-d9cb-469f-a165-70867728950e' });
});

describe('the place of a bike shop that registers', () => {
  it('does not know a postcode that no town has', async () => {
    const shown = setUp();
    await toDetails(shown);
    await openSection(shown, 'Établissement');
    fill('Code postal', '99999');
    expect(await screen.findByText('Code postal inconnu')).toBeInTheDocument();
  });

  it('asks to check a postcode that no town has itself, and names the town that is likely', async () => {
    const shown = setUp();
    shown.props.api.answer(locationRoutes.listTownsOfZip, [{ name: 'Strasbourg', insee: '67482', guess: true }]);
    await toDetails(shown);
    await openSection(shown, 'Établissement');
    fill('Code postal', '67070');
    expect(await screen.findByText(/vérifiez-le\..*nous comptons Strasbourg/)).toBeInTheDocument();
  });

  it('wants an address or a postcode before it shows the map', async () => {
    const shown = setUp();
    await toDetails(shown);
    await openSection(shown, 'Établissement');
    await press(shown, 'Localiser mon établissement');
    const text = "Veuillez saisir une adresse ou un code postal avant d'afficher la carte";
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(shown.props.notices).toContainEqual({ tone: 'warning', text, seconds: 7 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
