import { refundRoutes } from '@alveole/contracts/refund';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { ShowSuspensions } from './show-suspensions.tsx';

const { readSuspensionSetting, showSuspensions } = refundRoutes;

it.each([
  [true, 'Ne pas le dire aux établissements', 'Non dits', false],
  [false, 'Le dire aux établissements', 'Dits à l’établissement', true],
])(
  'suspended payments shown to shops %s: changes once the consequence is confirmed',
  async (isShown, act, after, sent) => {
    const props = atDesk();
    props.api.answer(readSuspensionSetting, { is_shown: isShown }).answer(showSuspensions, ({ body }) => body);
    const { user } = renderScreen(<ShowSuspensions remote={props} />);
    await user.click(await screen.findByRole('button', { name: act }));
    expect(props.api.callsOf(showSuspensions)).toEqual([]);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: act }));
    expect(await screen.findByText(after)).toBeInTheDocument();
    expect(props.api.callsOf(showSuspensions)).toEqual([{ body: { is_shown: sent } }]);
  },
);
