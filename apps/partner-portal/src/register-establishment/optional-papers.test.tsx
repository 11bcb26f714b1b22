import { establishmentRoutes } from '@alveole/contracts/establishment';
import { screen, waitFor } from '@testing-library/react';
import { fill, fillShop, kbis, openSection, send, setUp } from './register-establishment.fixture.tsx';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(() => Promise.resolve()),
  sha256Hex: () => Promise.resolve('a'.repeat(64)),
}));

beforeEach(() => sessionStorage.clear());

it('a registration sends the IBAN, the RIB and the identity document of who gives them', async () => {
  const shown = setUp();
  const ids = [1, 2, 3].map((last) => `0f8fad5b-d9cb-469f-a165-70867728950${last}` as const);
  let given = 0;
  Object.assign(crypto, { randomUUID: () => ids[Math.min(given++, 2)] });
  await fillShop(shown);
  const hand = async (section: string, name: string) => {
    await openSection(shown, section);
    const input = screen.getByRole('region', { name: section }).querySelector('input[type=file]:not([capture])');
    await shown.user.upload(input as HTMLInputElement, kbis('%PDF-1.7', name));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: section })).toHaveTextContent(new RegExp(`${name}.*Envoyé · `)),
    );
  };
  await hand('Représentant légal', 'identite.pdf');
  await hand('Coordonnées bancaires', 'rib.pdf');
  fill('IBAN du compte qui reçoit les remboursements (facultatif)', 'fr76 3000 6000 0112 3456 7890 189');
  await send(shown);
  await waitFor(() => expect(shown.props.api.callsOf(establishmentRoutes.registerEntity)).toHaveLength(1));
  const data = shown.props.api.callsOf(establishmentRoutes.registerEntity)[0]?.body.entity_data;
  expect(data?.iban).toBe('FR7630006000011234567890189');
  expect(data?.documents?.map(({ media_gender, media_id }) => [media_gender, media_id])).toEqual([
    ['KBIS', ids[0]],
    ['PID', ids[1]],
    ['RIB', ids[2]],
  ]);
});
