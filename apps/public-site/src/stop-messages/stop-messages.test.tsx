import { appError } from '@alveole/contracts';
import { messageRoutes } from '@alveole/contracts/message';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { StopMessagesPage } from './stop-messages-page.tsx';

const { stopMessages, undoStopMessages } = messageRoutes;
const token = `progress.${'a'.repeat(22)}.${'b'.repeat(12)}.${'c'.repeat(43)}`;

function open(hash = `#${token}`) {
  const props = fakeRemoteProps();
  props.api.answer(stopMessages, { topic: 'progress' }).answer(undoStopMessages, { topic: 'progress' });
  return { props, ...renderScreen(<StopMessagesPage {...props} />, { at: `/auth/courriels${hash}` }) };
}
const press = async (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Ne plus recevoir' }));

describe('the link at the foot of a courtesy', () => {
  it('says what stops and what does not, and stops it with one press', async () => {
    const { user, props } = open();
    expect(screen.getByText(/ne recevrez plus les courriels d’avancement/)).toBeInTheDocument();
    expect(screen.getByText(/compléments demandés, refus, paiements/)).toBeInTheDocument();
    expect(props.api.callsOf(stopMessages)).toEqual([]);
    await press(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'C’est enregistré' })).toHaveFocus();
    expect(props.api.callsOf(stopMessages)).toEqual([{ params: { token } }]);
  });

  it('takes it back with another press', async () => {
    const { user, props } = open();
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Annuler, et les recevoir' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'C’est rétabli' })).toHaveFocus();
    expect(props.api.callsOf(undoStopMessages)).toEqual([{ params: { token } }]);
    expect(screen.getByRole('button', { name: 'Ne plus recevoir' })).toBeEnabled();
  });

  it.each([
    ['BadCodeException', /Ouvrez-le depuis le courriel/],
    ['TransitionRefusedException', /a déjà servi/],
  ] as const)('tells a refusal where one pressed: %s', async (code, text) => {
    const { user, props } = open();
    props.api.answer(stopMessages, () => {
      throw appError(code, 'No.');
    });
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Ne plus recevoir' })).toBeEnabled();
  });

  it.each(['', '#autre.chose'])('that was cut says so and offers nothing: « %s »', (hash) => {
    open(hash);
    expect(screen.getByText(/Ce lien est incomplet/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
