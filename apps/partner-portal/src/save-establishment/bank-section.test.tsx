import { screen, waitFor, within } from '@testing-library/react';
import { fill, savedBodies, section, setUp } from './profile.fixture.tsx';

beforeEach(() => sessionStorage.clear());

const iban = 'IBAN du compte qui reçoit les remboursements';

describe('the account of the profile', () => {
  it('asks for the BIC of an account outside the European Economic Area, and sends the holder with both', async () => {
    const shown = setUp();
    const bank = await section('Coordonnées bancaires');
    expect(screen.queryByLabelText('BIC de la banque')).not.toBeInTheDocument();
    fill(iban, 'MC58 1122 2000 0101 2345 6789 030');
    fill('Titulaire du compte (facultatif)', 'Élodie d’Aboville');
    await shown.user.click(within(bank).getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/^Veuillez renseigner le code BIC/)).toBeInTheDocument();
    fill('BIC de la banque', 'cmci mc mx');
    await shown.user.click(within(bank).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(savedBodies(shown).map((body) => body?.entity_data)).toEqual([
        { iban: 'MC5811222000010123456789030', account_holder: 'Élodie d’Aboville', bic: 'CMCIMCMX' },
      ]),
    );
  });

  it('says of an IBAN outside SEPA why it is refused', async () => {
    const shown = setUp();
    const bank = await section('Coordonnées bancaires');
    fill(iban, 'BR1800360305000010009795493C1');
    await shown.user.click(within(bank).getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findAllByText(/hors de la zone SEPA/)).not.toEqual([]);
    expect(savedBodies(shown)).toEqual([]);
  });

  it('takes a known holder away when its field is emptied', async () => {
    const shown = setUp({ entity_data: { iban: 'FR7630006000011234567890189', account_holder: 'Léa Durand' } });
    const bank = await section('Coordonnées bancaires');
    fill('Titulaire du compte (facultatif)', '');
    await shown.user.click(within(bank).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(savedBodies(shown)[0]?.entity_data).toMatchObject({ account_holder: '' }));
  });
});
