import { repairRoutes } from '@alveole/contracts/repair';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, openReview } from './open-review.fixture.tsx';

const { assignRepair, findRepair } = repairRoutes;
const assignedToJean = completeRepair({ rozo_user_id: 'user-2' });
const questioned = () => screen.findByRole('alertdialog', { name: /Libérer le dossier suivi par Jean Roux/ });

it('asks before R frees a colleague’s repair file', async () => {
  const { user, props } = openReview(assignedToJean);
  await screen.findByText('Suivi par Jean Roux');
  await button('Libérer');
  await user.keyboard('r');
  expect(await questioned()).toBeInTheDocument();
  expect(props.api.callsOf(assignRepair)).toEqual([]);
});

describe('a colleague’s repair file that was freed', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const giveBack = () => screen.queryByRole('button', { name: 'Rendre à Jean Roux' });

  async function freed() {
    const { props } = openReview(assignedToJean);
    fireEvent.click(await button('Libérer'));
    const dialog = within(await questioned());
    props.api.answer(findRepair, completeRepair());
    jest.useFakeTimers();
    fireEvent.click(dialog.getByRole('button', { name: 'Libérer' }));
    await pass(100);
    return () => props.api.callsOf(assignRepair).map(({ body }) => body.rozo_user_id);
  }
  afterEach(() => jest.useRealTimers());

  it('can be given back to the one who held it', async () => {
    const assigned = await freed();
    fireEvent.click(giveBack() as HTMLElement);
    await pass(100);
    expect(assigned()).toEqual(['', 'user-2']);
  });

  it('can be given back for ten seconds, and not any longer', async () => {
    await freed();
    await pass(9_800);
    expect(giveBack()).toBeInTheDocument();
    await pass(200);
    expect(giveBack()).not.toBeInTheDocument();
  });
});
