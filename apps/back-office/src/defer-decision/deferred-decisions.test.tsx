import { regretMs, reviewRoutes } from '@alveole/contracts/review';
import { act, screen, waitFor } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, inDialog, openReview } from '../review-repair/open-review.fixture.tsx';

const { listDeferredDecisions, takeDecisionBack } = reviewRoutes;
const numbers = ['REP00042_10001', 'REP00042_10002'];
const list = numbers.map((repair_rozo_id, index) => completeRepair({ repair_id: `r${index}`, repair_rozo_id }));
const at = '/admin/backend/facture/REP00042_10001?filtre=1';

const leaving = (files: readonly string[]) =>
  files.map((repair_rozo_id) => ({
    decision_id: `d-${repair_rozo_id}`,
    repair_id: repair_rozo_id,
    repair_rozo_id,
    operation_code: 'AVAL' as const,
    state: 'held' as const,
    due_at: new Date(Date.now() + regretMs).toISOString(),
    reasons: [],
  }));

async function decided() {
  const page = openReview(completeRepair(), { at, list });
  await screen.findByText('1 sur 2');
  await page.user.click(await button('Demander un complément'));
  const dialog = await inDialog('Demander un complément');
  await page.user.type(dialog.getByRole('textbox'), 'Photo floue');
  await page.user.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
  await screen.findByRole('heading', { level: 1, name: 'REP00042_10002' });
  return page;
}

describe('a decision that can be taken back', () => {
  it('leads to the next file, over which it is told', async () => {
    const { address } = await decided();
    expect(address()).toBe('/admin/backend/facture/REP00042_10002?filtre=1');
    expect(screen.getByRole('status', { name: 'Décisions qui partent' })).toHaveTextContent(
      /1.décision part · REP00042_10001.: demande de complément/,
    );
  });

  it('is taken back by Z: the file is there again, with the text that was typed', async () => {
    const { user, props, address } = await decided();
    await user.keyboard('z');
    await waitFor(() => expect(address()).toBe(at));
    expect(props.notices).toEqual([{ tone: 'success', text: 'Décision annulée, rien n’est parti' }]);
    expect(screen.queryByText(/décision part/)).not.toBeInTheDocument();
    await user.click(await button('Demander un complément'));
    expect((await inDialog('Demander un complément')).getByRole('textbox')).toHaveValue('Photo floue');
  });

  it('closes its own file to another decision until it has left', async () => {
    const { user } = await decided();
    await user.keyboard('k');
    await screen.findByRole('heading', { level: 1, name: 'REP00042_10001' });
    expect(await button('Valider pour remboursement')).toHaveAccessibleDescription(/part dans quelques secondes/);
    expect(screen.queryByRole('button', { name: 'Changer le statut' })).not.toBeInTheDocument();
  });

  it('leads back to the list behind the last file', async () => {
    const { user, address } = openReview(completeRepair(), {
      at: '/admin/backend/facture/REP00042_10002?filtre=1',
      list,
    });
    await screen.findByText('2 sur 2');
    await user.click(await button('Valider pour remboursement'));
    await user.click(
      (await inDialog(/Valider ce dossier/)).getByRole('button', { name: 'Valider pour remboursement' }),
    );
    await waitFor(() => expect(address()).toBe('/admin/backend/reparations?filtre=1'));
  });

  it('shares one bar with the others that leave: it counts them, names the newest, and Z takes that one back', async () => {
    const { props, user } = await decided();
    props.api.answer(listDeferredDecisions, leaving(['REP00042_10001', 'REP00042_10003', 'REP00042_10004']));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const bar = screen.getByRole('status', { name: 'Décisions qui partent' });
    await waitFor(() => expect(bar).toHaveTextContent(/3.décisions partent · REP00042_10004.: validation/));
    expect(bar).not.toHaveTextContent('REP00042_10003');
    expect(screen.getAllByRole('button', { name: /^Annuler la dernière/ })).toHaveLength(1);
    await user.keyboard('z');
    await waitFor(() =>
      expect(props.api.callsOf(takeDecisionBack).map(({ params }) => params.id)).toEqual(['d-REP00042_10004']),
    );
  });

  it('that could not be written says why until it is put away', async () => {
    const { user, props, settle } = await decided();
    settle('Le dossier de réparation a été modifié par un autre utilisateur');
    const notice = await screen.findByText(/non enregistrée. Le dossier de réparation a été modifié/);
    expect(screen.getByRole('link', { name: 'Rouvrir le dossier\u00a0: REP00042_10001' })).toHaveAttribute(
      'href',
      '/admin/backend/facture/REP00042_10001?filtre=1',
    );
    await user.click(screen.getByRole('button', { name: 'Fermer\u00a0: REP00042_10001' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(props.notices).toEqual([]);
  });
});

it('shows after Z the file on which the keys act', async () => {
  const { user, decisions } = await decided();
  await user.keyboard('z');
  await screen.findByRole('heading', { level: 1, name: 'REP00042_10001' });
  await user.keyboard('v');
  const dialog = await inDialog(/Valider ce dossier/);
  expect(dialog.getByText(/REP00042_10001/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Valider pour remboursement' }));
  await screen.findByRole('heading', { level: 1, name: 'REP00042_10002' });
  expect(decisions().map(({ operation_code }) => operation_code)).toEqual(['COM', 'AVAL']);
});

it('keeps a decision withdrawn after Z when an earlier answer of the service comes late', async () => {
  const { user, props } = await decided();
  let answerLate = (): void => undefined;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  const pending = await props.api.call(listDeferredDecisions, {});
  props.api.answer(listDeferredDecisions, async () => {
    props.api.answer(listDeferredDecisions, []);
    await late;
    return pending;
  });
  const callCount = props.api.callsOf(listDeferredDecisions).length;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(props.api.callsOf(listDeferredDecisions)).toHaveLength(callCount + 1));
  await user.keyboard('z');
  await screen.findByRole('heading', { level: 1, name: 'REP00042_10001' });
  await act(async () => answerLate());
  expect(screen.queryByText(/décision part/)).not.toBeInTheDocument();
  expect(await button('Valider pour remboursement')).toBeEnabled();
});
