import { establishmentRoutes } from '@alveole/contracts/establishment';
import { screen } from '@testing-library/react';
import { open, openPanel } from './list-repairs.fixture.tsx';

it('the field of a shop asks for three characters before it says that no shop was found', async () => {
  const { user, props } = open();
  props.api.answer(establishmentRoutes.listEntities, []);
  await openPanel(user);
  const field = screen.getByRole('combobox', { name: 'Atelier' });
  await user.type(field, 'ab');
  expect(await screen.findAllByText('Nom ou SIRET, 3 caractères au moins')).toHaveLength(2);
  await user.type(field, 'c');
  expect(await screen.findByText('Aucun atelier de ce nom ou de ce SIRET')).toBeVisible();
});
