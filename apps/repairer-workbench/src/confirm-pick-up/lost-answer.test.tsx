import { appError } from '@alveole/contracts';
import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { repairRoutes } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { screen, waitFor } from '@testing-library/react';
import { atCounter, readyForCode } from '../workbench.fixture.ts';
import { renderFinalisation } from './confirm-pick-up.fixture.tsx';

const { readOwnRepair, operateRepair } = repairRoutes;
const { readSmsSwitch } = pickUpRoutes;
const sent = { sent: 1, last_sent_at: '2026-03-02T10:06:00.000Z', delivery: 'delivered' } as const;

it('goes on to the end when the code came through and only its answer was lost', async () => {
  const props = atCounter();
  let isThrough = false;
  const complete = { ...readyForCode(), status: RepairStatus.toReview, missing: [] };
  props.api
    .answer(readOwnRepair, () => (isThrough ? complete : { ...readyForCode(), sms: sent }))
    .answer(readSmsSwitch, { disable_sms: 'no' })
    .answer(operateRepair, () => {
      isThrough = true;
      return Promise.reject(appError('ServiceUnavailableException', 'timeout'));
    });
  const { user, address } = renderFinalisation(props);
  await user.click(await screen.findByRole('textbox', { name: /Code/ }));
  await user.paste('123456');
  await user.click(screen.getByRole('button', { name: 'Valider la réparation' }));
  await waitFor(() => expect(address()).toBe('/admin/livraison/finalisation/repair-1/fin'));
});
