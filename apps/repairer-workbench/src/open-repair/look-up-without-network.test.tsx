import { appError } from '@alveole/contracts';
import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { buildConsumer } from '@alveole/testing/builders';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { atCounter } from '../workbench.fixture.ts';
import { describeBike, lea, openReception, search } from './reception.fixture.tsx';
import { RepairReceptionPage } from './reception-page.tsx';

const { findConsumers } = beneficiaryRoutes;
const needsNetwork = 'La recherche du client demande le réseau.';

/** The tab is loaded again; nothing that is asked gets an answer. */
function reloadWith(failure = appError('ServiceUnavailableException', 'network error')) {
  const props = atCounter();
  props.api.answer(findConsumers, () => Promise.reject(failure));
  return { props, ...renderScreen(<RepairReceptionPage {...props} />, { at: '/admin/reparation/reception' }) };
}

/** Léa stands at the counter, her bike is described, and the tab is closed. */
async function leaveInTheMiddle() {
  const { user, unmount } = openReception([lea]);
  await search(user);
  await describeBike(user);
  unmount();
}

beforeEach(() => sessionStorage.clear());

describe('the look-up of the person without a network', () => {
  it('keeps its last answer over a reload, and the form with it', async () => {
    await leaveInTheMiddle();
    const { props } = reloadWith();
    await waitFor(() => expect(props.api.callsOf(findConsumers)).not.toEqual([]));
    expect(screen.getByRole('region', { name: 'DURAND Lea' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Numéro du vélo' })).toHaveValue('AB 123');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rechercher' })).toBeEnabled());
    expect(screen.queryByText(needsNetwork)).not.toBeInTheDocument();
  });

  it('gives way to what the network answers', async () => {
    await leaveInTheMiddle();
    const { unmount } = openReception([
      buildConsumer({ ...lea, consumer_data: { ...lea.consumer_data, first_name: 'PAULE' } }),
    ]);
    expect(await screen.findByRole('region', { name: 'DURAND Paule' })).toBeInTheDocument();
    unmount();
    reloadWith();
    expect(await screen.findByRole('region', { name: 'DURAND Paule' })).toBeInTheDocument();
  });

  it('hides no refusal behind what it kept', async () => {
    await leaveInTheMiddle();
    reloadWith(appError('NotAuthorizedException', 'Entity not validated.'));
    expect(await screen.findByText("Votre établissement n'est pas encore validé")).toBeInTheDocument();
  });

  it('is kept for nobody but whom it found', async () => {
    await leaveInTheMiddle();
    const { user } = reloadWith();
    await user.clear(await screen.findByRole('textbox', { name: 'Mobile du client' }));
    await search(user, '0639980002');
    expect(await screen.findByText(needsNetwork)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'DURAND Lea' })).not.toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/durand/i);
  });

  it.each(['network error', 'timeout'])('says that it needs one where it was never answered (%s)', async (message) => {
    const { user, props } = reloadWith(appError('ServiceUnavailableException', message));
    await search(user);
    expect(await screen.findByText(needsNetwork)).toBeInTheDocument();
    props.api.answer(findConsumers, []);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('textbox', { name: 'Nom' })).toBeInTheDocument();
  });
});
