import { repairRoutes } from '@alveole/contracts/repair';
import { screen, waitFor } from '@testing-library/react';
import { acceptTerms, describeBike, lea, openFile, openReception, search, tellPerson } from './reception.fixture.tsx';
import { translatePage } from './translated-page.fixture.ts';

let stop: () => void = () => undefined;

beforeEach(() => sessionStorage.clear());
afterEach(() => stop());

it('opens a file for somebody new on a page whose every text a translator has wrapped, its refusals too', async () => {
  const { user, props, address } = openReception([]);
  await screen.findByRole('textbox', { name: 'Mobile du client' });
  stop = translatePage();
  await search(user);
  await screen.findByRole('textbox', { name: 'Nom' });
  // The refusals come, are wrapped, and go again.
  await openFile(user);
  expect((await screen.findAllByText(/^Veuillez/)).length).toBeGreaterThan(2);
  await tellPerson(user);
  await describeBike(user);
  await acceptTerms(user);
  await openFile(user);
  await waitFor(() => expect(address()).toBe('/admin/seances/liste/repair-1'));
  expect(props.api.callsOf(repairRoutes.openRepair)).toHaveLength(1);
});

it('goes from one person to another on a page whose every text a translator has wrapped', async () => {
  const { user } = openReception([lea]);
  await screen.findByRole('textbox', { name: 'Mobile du client' });
  stop = translatePage();
  await search(user);
  await screen.findByRole('textbox', { name: 'Numéro du vélo' });
  await user.click(screen.getByRole('button', { name: 'Recommencer' }));
  await search(user);
  expect(await screen.findByRole('textbox', { name: 'Numéro du vélo' })).toBeInTheDocument();
});
