import { repairRoutes } from '@alveole/contracts/repair';
import { screen, waitFor } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { openReview } from './open-review.fixture.tsx';

const { findRepair, markRepairRead } = repairRoutes;
const unread = (file: ReturnType<typeof completeRepair>) => ({
  ...file,
  repair_search_data: { ...file.repair_search_data, message_non_lu_rozo: true },
});

describe('the messages of a file on the desk', () => {
  it('are marked as read where the file is shown, and stay unread on the next one, which is read ahead', async () => {
    const shown = unread(completeRepair());
    const behind = unread(completeRepair({ repair_id: 'repair-2', repair_rozo_id: 'REP00042_10002' }));
    const { props } = openReview(shown, { list: [shown, behind] });
    props.api.answer(markRepairRead, { repair_id: 'repair-1' });
    await screen.findByRole('complementary', { name: 'Décision' });
    await waitFor(() => expect(props.api.callsOf(findRepair)).toHaveLength(2));
    await waitFor(() => expect(props.api.callsOf(markRepairRead)).toEqual([{ params: { id: 'repair-1' } }]));
  });

  it('are not marked where nothing is unread', async () => {
    const { props } = openReview(completeRepair());
    await screen.findByRole('complementary', { name: 'Décision' });
    expect(props.api.callsOf(markRepairRead)).toEqual([]);
  });
});
