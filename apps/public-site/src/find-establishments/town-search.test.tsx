import { appError } from '@alveole/contracts';
import { locationRoutes } from '@alveole/contracts/location';
import { screen, within } from '@testing-library/react';
import { openPage, repairPath, scrollNowhere } from './find-establishments.fixture.tsx';

const { listTownsByName } = locationRoutes;
const town = () => screen.getByRole('textbox', { name: 'Votre ville' });

beforeEach(scrollNowhere);

async function open() {
  const page = openPage();
  await page.user.click(screen.getByText('Chercher par le nom de la ville'));
  return page;
}

describe('a search by the name of a town', () => {
  it('offers the towns of that name, and searches around the one that is chosen', async () => {
    const { user, api, address } = await open();
    await user.type(town(), 'villeurb{Enter}');
    const found = await screen.findByRole('list', { name: 'Villes trouvées' });
    expect(api.callsOf(listTownsByName)).toEqual([{ query: { name: 'villeurb' } }]);
    await user.click(within(found).getByRole('button', { name: 'Villeurbanne (69100)' }));
    expect(address()).toBe(`${repairPath}?cp=69100`);
  });

  it('says what is missing, and when no town has that name', async () => {
    const { user, api } = await open();
    await user.type(town(), ' {Enter}');
    expect(town()).toHaveFocus();
    expect(town()).toHaveAccessibleDescription('Saisissez le nom de la ville, ou son début');
    api.answer(listTownsByName, []);
    await user.type(town(), 'zz{Enter}');
    expect(await screen.findByText(/Aucune commune de ce nom/)).toHaveAttribute('role', 'status');
  });

  it('says that it failed, and may be tried again', async () => {
    const { user, api } = await open();
    api.answer(listTownsByName, () => {
      throw appError('ServiceUnavailableException', 'Away.');
    });
    await user.type(town(), 'lyon{Enter}');
    expect(await screen.findByText(/La recherche n’a pas abouti/)).toHaveAttribute('role', 'status');
    api.answer(listTownsByName, [{ name: 'Lyon', insee: '69123', zip: '69001' }]);
    await user.click(screen.getByRole('button', { name: 'Chercher la ville' }));
    expect(await screen.findByRole('button', { name: 'Lyon (69001)' })).toBeInTheDocument();
  });
});
