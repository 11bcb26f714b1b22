import { repairRoutes } from '@alveole/contracts/repair';
import { screen, waitFor } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { openReview } from './open-review.fixture.tsx';

const files = (holders: readonly (string | undefined)[]) =>
  holders.map((rozo_user_id, index) =>
    completeRepair({ repair_id: `r${index}`, repair_rozo_id: `REP00042_1000${index + 1}`, rozo_user_id }),
  );
const at = '/admin/backend/facture/REP00042_10001?filtre=1';
const next = () => screen.findByRole('link', { name: /Suivant/ });

describe('the walk through the files of a list', () => {
  it('passes over a file that a colleague holds', async () => {
    const { user, address } = openReview(completeRepair(), { at, list: files([undefined, 'user-2', 'user-1']) });
    await screen.findByText('1 sur 3');
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe('/admin/backend/facture/REP00042_10003?filtre=1'));
    await screen.findByText('3 sur 3');
    await user.keyboard('k');
    await waitFor(() => expect(address()).toBe(at));
  });

  it('passes over a file that a colleague took since the list was seen', async () => {
    const { props } = openReview(completeRepair(), { at, list: files([undefined, 'user-2', undefined]) });
    props.api.answer(repairRoutes.listRepairs, files([undefined, undefined, undefined]));
    await waitFor(async () =>
      expect(await next()).toHaveAttribute('href', '/admin/backend/facture/REP00042_10003?filtre=1'),
    );
  });
});
