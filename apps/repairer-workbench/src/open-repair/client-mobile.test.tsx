import { screen, within } from '@testing-library/react';
import { openReception, search } from './reception.fixture.tsx';
import { RepairReceptionPage, SessionReceptionPage } from './reception-page.tsx';

beforeEach(() => sessionStorage.clear());

describe('the mobile of somebody new', () => {
  it.each([
    [RepairReceptionPage, /^Le code de remise du vélo y sera envoyé\s: le sien, ou celui d’un proche/],
    [SessionReceptionPage, /^Le code qui confirme la séance y sera envoyé\s: le sien, ou celui d’un proche/],
  ])('says what the code of the mobile is for, of a bike or of a lesson', async (Page, hint) => {
    const { user } = openReception([], [], Page);
    await search(user);
    await screen.findByRole('textbox', { name: 'Nom' });
    expect(screen.getByText(hint)).toBeInTheDocument();
  });

  it('describes on one sheet the ways of a client without a mobile, which open once there is a file', async () => {
    const { user } = openReception([]);
    await search(user);
    await user.click(await screen.findByRole('button', { name: /^Pas de mobile/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Le client ne peut pas recevoir le SMS' }));
    expect(sheet.getAllByRole('listitem')).toHaveLength(5);
    expect(sheet.getByText(/celui d’un proche qu’il choisit/)).toBeInTheDocument();
    expect(sheet.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Revenir au dossier' }));
    expect(screen.getByRole('textbox', { name: 'Nom' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
