import { act, screen, waitFor } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, openReview } from './open-review.fixture.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const [first, second] = ['REP00042_10001', 'REP00042_10002'].map((repair_rozo_id, index) =>
  completeRepair({ repair_id: `repair-${index}`, repair_rozo_id }),
) as [ReturnType<typeof completeRepair>, ReturnType<typeof completeRepair>];

beforeEach(() => sessionStorage.clear());

describe('a repair file that opens', () => {
  it('has the focus on its heading and its number in the tab', async () => {
    document.documentElement.scrollTop = 900;
    openReview();
    await waitFor(async () => expect(await heading('REP00042_10001')).toHaveFocus());
    expect(document.documentElement.scrollTop).toBe(0);
    expect(document.title).toBe('REP00042_10001 · Alvéole');
  });

  it('is at its top again, with its heading focused, when J leads to the next one', async () => {
    const { user } = openReview(first, { list: [first, second] });
    await screen.findByRole('link', { name: /Suivant/ });
    document.documentElement.scrollTop = 900;
    const reserve = await button('Réserver');
    act(() => reserve.focus());
    await user.keyboard('j');
    await waitFor(async () => expect(await heading('REP00042_10002')).toHaveFocus());
    expect(document.documentElement.scrollTop).toBe(0);
    expect(document.title).toBe('REP00042_10002 · Alvéole');
  });
});
