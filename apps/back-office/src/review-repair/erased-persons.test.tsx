import { RepairStatus } from '@alveole/domain';
import { screen } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { openReview } from './open-review.fixture.tsx';

it('says at the desk when the personal data of a file were erased, and that it does not change any more', async () => {
  const persons_erased_at = '2026-03-05T09:00:00.000Z';
  openReview({ ...completeRepair(), status: RepairStatus.refunded, persons_erased_at });
  expect(
    await screen.findByText(/données personnelles de ce dossier ont été effacées le 05-03-2026/),
  ).toHaveTextContent('il ne change plus');
});

it('says nothing of an erasure of a file within its term', async () => {
  openReview({ ...completeRepair(), status: RepairStatus.refunded });
  await screen.findAllByRole('button');
  expect(screen.queryByText(/ont été effacées/)).not.toBeInTheDocument();
});
