import { RepairStatus } from '@alveole/domain';
import { completeRepair } from '../desk.fixture.ts';
import { button, inDialog, openReview } from '../review-repair/open-review.fixture.tsx';

it('says beside an invoice of staff that another amount voids the code that was sent, where one was', async () => {
  const sent = {
    operation_id: 's1',
    operation_code: 'SMS' as const,
    operation_date: '2026-03-03 10:00:00',
    status: RepairStatus.incomplete,
    actor: { role: 'REP' as const, user_name: 'Camille Martin' },
    operation_data: {},
  };
  const { history } = completeRepair();
  const { user } = openReview(
    completeRepair({
      status: RepairStatus.incomplete,
      missing: ['VAL'],
      sms: { sent: 1, messages: [] },
      history: [...history.filter(({ operation_code: code }) => code !== 'VAL'), sent],
    }),
  );
  await user.click(await button('Ajouter une facture'));
  expect((await inDialog('Ajouter une facture')).getByText(/Elle prendra la place.*le code déjà envoyé/)).toBeVisible();
});
