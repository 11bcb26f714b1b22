import { repairsRoutes } from '@alveole/contracts';
import { screen } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, openReview } from './open-review.fixture.tsx';

it('asks before R frees a colleague’s repair file', async () => {
  const { user, props } = openReview(completeRepair({ rozo_user_id: 'user-2' }));
  await screen.findByText('Suivi par Jean Roux');
  await button('Libérer');
  await user.keyboard('r');
  expect(
    await screen.findByRole('alertdialog', { name: /Libérer le dossier suivi par Jean Roux/ }),
  ).toBeInTheDocument();
  expect(props.api.callsOf(repairsRoutes.assignRepair)).toEqual([]);
});
