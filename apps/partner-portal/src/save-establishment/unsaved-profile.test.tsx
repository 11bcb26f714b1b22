import { act, screen, waitFor } from '@testing-library/react';
import { fill, savedBodies, section, setUp } from './profile.fixture.tsx';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(() => Promise.resolve()),
  sha256Hex: () => Promise.resolve('a'.repeat(64)),
}));

beforeEach(() => sessionStorage.clear());

const iban = 'IBAN du compte qui reçoit les remboursements';
const press = (name: string) => screen.getByRole('button', { name });

describe('what is typed and not saved', () => {
  it('marks unsaved profile changes, keeps them over a reload but for the account, and lets them go', async () => {
    const first = setUp();
    await section('Coordonnées bancaires');
    fill(iban, 'FR7630006000011234567890189');
    await section('Horaires');
    fill('Lundi, ouverture le matin', '09:00');
    fill('Lundi, fermeture le matin', '12:00');
    expect(await screen.findByRole('button', { name: 'Horaires Non enregistrée' })).toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('FR76');
    first.unmount();
    const { user } = setUp();
    await section('Horaires');
    expect(screen.getByLabelText('Lundi, ouverture le matin')).toHaveValue('09:00');
    await user.click(press('Abandonner cette saisie'));
    expect(screen.getByLabelText('Lundi, ouverture le matin')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks before a page with unsaved changes is left: stay, let go, or save', async () => {
    const shown = setUp();
    await section('Coordonnées bancaires');
    fill(iban, 'FR7630006000011234567890189');
    await screen.findByRole('button', { name: 'Coordonnées bancaires Non enregistrée' });
    act(() => shown.leave());
    const dialog = await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ });
    expect(dialog).toHaveTextContent('Coordonnées bancaires');
    await shown.user.click(press('Rester sur la page'));
    expect(shown.hasLeft()).toBe(false);
    act(() => shown.leave());
    await shown.user.click(await screen.findByRole('button', { name: 'Enregistrer et quitter' }));
    await waitFor(() => expect(shown.hasLeft()).toBe(true));
    expect(savedBodies(shown)).toHaveLength(1);
  });

  it('forgets unsaved changes once the person lets them go', async () => {
    const shown = setUp();
    await section('Horaires');
    fill('Lundi, ouverture le matin', '09:00');
    await screen.findByRole('button', { name: 'Horaires Non enregistrée' });
    act(() => shown.leave());
    await shown.user.click(await screen.findByRole('button', { name: 'Abandonner la saisie' }));
    expect(shown.hasLeft()).toBe(true);
    expect(sessionStorage).toHaveLength(0);
    expect(savedBodies(shown)).toEqual([]);
  });
});

describe('the opening hours', () => {
  it('are copied to the working days or to the days that are open, and say where', async () => {
    const { user } = setUp();
    await section('Horaires');
    for (const day of ['Mardi', 'Samedi']) {
      fill(`${day}, ouverture le matin`, day === 'Mardi' ? '09:00' : '10:00');
      fill(`${day}, fermeture le matin`, '12:00');
    }
    await user.click(press('Sur tous les jours ouverts'));
    expect(screen.getByLabelText('Samedi, ouverture le matin')).toHaveValue('09:00');
    expect(screen.getByLabelText('Lundi, ouverture le matin')).toHaveValue('');
    await user.click(press('Du lundi au vendredi'));
    expect(screen.getByLabelText('Vendredi, ouverture le matin')).toHaveValue('09:00');
    expect(screen.getByText(/^Mardi est recopié sur\s: Lundi, Mercredi, Jeudi, Vendredi\.$/)).toBeInTheDocument();
  });
});
