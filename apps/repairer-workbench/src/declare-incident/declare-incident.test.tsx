import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { FollowFilePage } from '../follow-file/follow-file-page.tsx';
import { atCounter, entry, operated, readyForCode } from '../workbench.fixture.ts';
import { IncidentNotice } from './incident-notice.tsx';

const { operateRepair, readIncident, readOwnRepair } = repairRoutes;
const listed = { listed: true, first_day: '2020-05-26', last_day: '2020-05-27' };
const name = /n’a pas pu être transmis à cause du problème de connexion des 26 et 27\u00a0mai\u00a02020/;

function openFile(incident: { listed: boolean } = listed, changes: Partial<RepairFile> = {}) {
  const props = atCounter();
  let file: RepairFile = { ...readyForCode(), ...changes };
  props.api
    .answer(readIncident, incident)
    .answer(readOwnRepair, () => file)
    .answer(operateRepair, () => {
      file = { ...file, history: [...file.history, entry('BUG')] };
      return operated();
    });
  const page = (
    <Routes>
      <Route path="/admin/reparation/dossiers/:id" element={<FollowFilePage {...props} />} />
    </Routes>
  );
  return { props, ...renderScreen(page, { at: '/admin/reparation/dossiers/repair-1' }) };
}

beforeEach(() => localStorage.clear());

describe('a file of the incident', () => {
  it('keeps its question folded until it is asked for', async () => {
    openFile();
    const box = await screen.findByRole('checkbox', { name, hidden: true });
    expect(box.closest('details')).not.toHaveAttribute('open');
  });

  it.each([RepairStatus.validated, RepairStatus.refunded, RepairStatus.notEligible, RepairStatus.abandoned])(
    'asks nothing at status %s, where it is decided',
    async (status) => {
      const { props } = openFile(listed, { status });
      await screen.findByRole('list', { name: 'Chronologie' });
      await waitFor(() => expect(props.api.callsOf(readIncident)).toHaveLength(1));
      expect(screen.queryByText(/^Problème de connexion/)).not.toBeInTheDocument();
    },
  );

  it('asks nothing once the establishment has answered that no file is concerned', async () => {
    const notice = atCounter();
    notice.api.answer(readIncident, listed);
    const { user, unmount } = renderScreen(<IncidentNotice api={notice.api} session={notice.session} />);
    await user.click(await screen.findByRole('button', { name: 'Aucun dossier concerné' }));
    unmount();
    const { props } = openFile();
    await screen.findByRole('list', { name: 'Chronologie' });
    await waitFor(() => expect(props.api.callsOf(readIncident)).toHaveLength(1));
    expect(screen.queryByText(/^Problème de connexion/)).not.toBeInTheDocument();
  });

  it('is declared once it is certified on one’s honour', async () => {
    const { user, props } = openFile();
    await user.click(await screen.findByRole('checkbox', { name }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Certifier sur l’honneur/ }));
    expect(dialog.getByText(/^Je certifie sur l’honneur que ce dossier/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Je certifie sur l’honneur' }));
    expect(await screen.findByText(/^Vous avez certifié/)).toBeInTheDocument();
    expect(props.api.callsOf(operateRepair).map(({ body }) => body.repair_data)).toEqual([
      { operation_code: 'BUG', operation_data: {} },
    ]);
    expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
  });

  it('stays as it was when the certification is not given, or refused', async () => {
    const { user, props } = openFile();
    await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name })).not.toBeChecked());
    expect(props.api.callsOf(operateRepair)).toEqual([]);
    props.api.answer(operateRepair, () => Promise.reject(appError('RepairVersionMismatchException', 'x')));
    await user.click(screen.getByRole('checkbox', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Je certifie sur l’honneur' }));
    expect(
      await dialog.findByText('Le dossier de réparation a été modifié par un autre utilisateur'),
    ).toBeInTheDocument();
  });

  it('is told on paper once it is certified; what is still to tick stays on the screen', async () => {
    const { user } = openFile();
    const box = await screen.findByRole('checkbox', { name });
    expect(box.closest('.no-print')).not.toBeNull();
    await user.click(box);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Je certifie sur l’honneur' }),
    );
    expect((await screen.findByText(/^Vous avez certifié/)).closest('.no-print')).toBeNull();
  });

  it('is no affair of an establishment that is not listed', async () => {
    const { props } = openFile({ listed: false });
    await screen.findByRole('list', { name: 'Chronologie' });
    await waitFor(() => expect(props.api.callsOf(readIncident)).toHaveLength(1));
    expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
  });
});

describe('the notice of the incident', () => {
  it.each([
    [listed, 'Problème de connexion des 26 et 27 mai 2020'],
    [{ listed: false }, undefined],
  ])('is told to those that it concerns: %j', async (incident, title) => {
    const { api, session } = atCounter();
    api.answer(readIncident, incident);
    const { container } = renderScreen(<IncidentNotice api={api} session={session} />);
    await waitFor(() => expect(api.callsOf(readIncident)).toHaveLength(1));
    if (title) expect(await screen.findByText(title)).toBeInTheDocument();
    else expect(container).toBeEmptyDOMElement();
  });

  it('hides the notice of the incident once a file of the establishment was declared', async () => {
    const { api, session } = atCounter();
    api.answer(readIncident, { ...listed, answered: true });
    const { container } = renderScreen(<IncidentNotice api={api} session={session} />);
    await waitFor(() => expect(api.callsOf(readIncident)).toHaveLength(1));
    expect(container).toBeEmptyDOMElement();
  });

  it('hides the notice of the incident for this establishment on this device once one answers that no file is concerned', async () => {
    const { api, session } = atCounter();
    api.answer(readIncident, listed);
    const open = (entityId = session.entityId) =>
      renderScreen(<IncidentNotice api={api} session={{ ...session, entityId }} />);
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Aucun dossier concerné' }));
    expect(screen.queryByText(/n’ont pas pu être transmis/)).not.toBeInTheDocument();
    unmount();
    const again = open();
    await waitFor(() => expect(api.callsOf(readIncident)).toHaveLength(2));
    expect(again.container).toBeEmptyDOMElement();
    again.unmount();
    open('another-shop');
    expect(await screen.findByText(/n’ont pas pu être transmis/)).toBeInTheDocument();
  });
});
