import { appError } from '@alveole/contracts';
import { pickUpRoutes } from '@alveole/contracts/pick-up';
import type { RouteResult } from '@alveole/contracts';
import { RepairKind } from '@alveole/domain';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { ConfirmPickUpPage } from './confirm-pick-up-page.tsx';

const { readPickUp, confirmPickUp } = pickUpRoutes;
const token = `repair-1.${'s'.repeat(43)}`;
const asked: RouteResult<typeof readPickUp> = {
  state: 'open',
  repair_rozo_id: 'REP00042_10001',
  gender: RepairKind.repair,
  entity_name: 'Cycles du Rhin',
  city: 'Strasbourg',
  bike: { brand: 'Decathlon', serial: 'BC1234' },
  amount_net: 80,
  amount_to_refund: 50,
  expires_at: '2026-03-02T11:00:00.000Z',
};

function open(pickUp: Partial<typeof asked> = {}, hash = `#${token}`) {
  const props = fakeRemoteProps();
  props.api
    .answer(readPickUp, { ...asked, ...pickUp })
    .answer(confirmPickUp, { ...asked, ...pickUp, state: 'confirmed' });
  const page = <ConfirmPickUpPage {...props} />;
  return { props, page, ...renderScreen(page, { at: `/auth/particulier/confirmation${hash}` }) };
}
const rows = () => screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
const button = () => screen.findByRole('button', { name: /^Je confirme/ });

describe('the page of a beneficiary’s link', () => {
  it('shows shop, bike and amounts, and asks nothing of the server but that', async () => {
    const { props } = open();
    expect(await button()).toBeEnabled();
    expect(rows()).toEqual(['Cycles du Rhin, Strasbourg', 'Decathlon, BC1234', '80,00 €', '50,00 €', 'REP00042_10001']);
    expect(props.api.callsOf(readPickUp)).toEqual([{ body: { token } }]);
    expect(props.api.callsOf(confirmPickUp)).toEqual([]);
  });

  it('does not call the amount « hors taxes » where the shop charges no VAT', async () => {
    open({ taux_tva: '293B' });
    await button();
    expect(screen.getByText('Facture, sans TVA')).toBeInTheDocument();
    expect(screen.queryByText(/hors taxes/)).not.toBeInTheDocument();
  });

  it('confirms with one press, and says that nothing is left to do', async () => {
    const { user, props } = open();
    await user.click(await button());
    expect(await screen.findByRole('heading', { level: 1, name: 'C’est confirmé' })).toHaveFocus();
    expect(screen.getByText(/plus rien à faire/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(props.api.callsOf(confirmPickUp)).toEqual([{ body: { token } }]);
  });

  it('is about a session where it is one', async () => {
    open({ gender: RepairKind.session, bike: undefined });
    expect(await screen.findByRole('button', { name: /ma séance a eu lieu/ })).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1, name: 'Confirmer ma séance' })).toBeInTheDocument();
    expect(screen.queryByText('Vélo')).not.toBeInTheDocument();
  });

  it('opened again says that it was confirmed', async () => {
    open({ state: 'confirmed' });
    expect(await screen.findByRole('heading', { level: 1, name: 'C’est confirmé' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['BadCodeException', /il a expiré, a été remplacé/],
    ['TransitionRefusedException', /Le dossier a changé/],
    ['BikeAlreadyClaimedException', /a déjà bénéficié/],
  ] as const)('tells where one pressed why it is refused: %s', async (code, text) => {
    const { user, props } = open();
    props.api.answer(confirmPickUp, () => Promise.reject(appError(code, 'No.')));
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('says why it shows nothing, and tries again', async () => {
    const props = fakeRemoteProps();
    props.api.answer(readPickUp, () => Promise.reject(appError('ServiceUnavailableException', 'network error')));
    const page = <ConfirmPickUpPage {...props} />;
    const { user } = renderScreen(page, { at: `/auth/particulier/confirmation#${token}` });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    props.api.answer(readPickUp, asked);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await button()).toBeEnabled();
  });

  it.each(['', '#coupé'])('that was cut says so and asks nothing: « %s »', (hash) => {
    const { props } = open({}, hash);
    expect(screen.getByText(/Ce lien est incomplet/)).toBeInTheDocument();
    expect(props.api.callsOf(readPickUp)).toEqual([]);
  });
});
