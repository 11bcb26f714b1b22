import { screen, waitFor, within } from '@testing-library/react';
import { savedBodies, section, setUp } from './profile.fixture.tsx';

beforeEach(() => sessionStorage.clear());

it('saves what VAT the invoices charge, chosen by its words', async () => {
  const shown = setUp();
  const activity = await section('Activité');
  await shown.user.click(within(activity).getByRole('button', { name: /TVA de vos factures/ }));
  await shown.user.click(await screen.findByRole('option', { name: 'TVA non applicable, art. 293 B du CGI' }));
  await shown.user.click(within(activity).getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(savedBodies(shown)).toHaveLength(1));
  expect(savedBodies(shown)[0]?.entity_data).toMatchObject({ taux_tva: '293B' });
});
