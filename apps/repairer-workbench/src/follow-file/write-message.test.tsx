import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { atCounter, entry, invoiced, opened, operated, photographed } from '../workbench.fixture.ts';
import { FollowFilePage } from './follow-file-page.tsx';

const { readOwnRepair, operateRepair } = repairRoutes;
const unavailable = () => Promise.reject(appError('ServiceUnavailableException', 'timeout'));
const sent = { tone: 'success', text: 'Le message a bien été envoyé' };

async function open() {
  const shown: RepairFile = buildRepairFile({
    status: RepairStatus.toReview,
    missing: [],
    history: [opened, invoiced, photographed],
  });
  const props = atCounter();
  props.api.answer(readOwnRepair, shown).answer(operateRepair, operated());
  const reopen = () =>
    renderScreen(
      <Routes>
        <Route path="/admin/reparation/dossiers/:id" element={<FollowFilePage {...props} />} />
      </Routes>,
      { at: '/admin/reparation/dossiers/repair-1' },
    );
  const { user, unmount } = reopen();
  await user.click(await screen.findByRole('button', { name: 'Écrire un message' }));
  const box = screen.getByRole('textbox', { name: 'Votre message' });
  const sentBodies = () => props.api.callsOf(operateRepair).map(({ body }) => body);
  return {
    ...props,
    box,
    user,
    unmount,
    reopen,
    sentBodies,
    send: () => user.click(screen.getByRole('button', { name: 'Envoyer le message' })),
    /** The programme's store holds what was said last, whatever became of the answer. */
    record: () => {
      const { local_id = '', repair_data } = sentBodies().at(-1)!;
      const recorded = entry('MSG', { operation_id: local_id, operation_data: repair_data.operation_data });
      props.api.answer(readOwnRepair, { ...shown, history: [...shown.history, recorded] });
    },
  };
}

beforeEach(() => sessionStorage.clear());

describe('a message', () => {
  it('has its box once it is asked for, which then has the focus', async () => {
    const { box } = await open();
    expect(box).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Écrire un message' })).not.toBeInTheDocument();
  });

  it('that was typed and not sent stands in its open box when the file is opened again', async () => {
    const { user, box, unmount, reopen } = await open();
    await user.type(box, 'Voici');
    unmount();
    reopen();
    expect(await screen.findByRole('textbox', { name: 'Votre message' })).toHaveValue('Voici');
  });

  it('is sent', async () => {
    const { user, box, send, sentBodies, notices } = await open();
    await user.type(box, 'Voici');
    await send();
    await waitFor(() => expect(notices).toEqual([sent]));
    expect(sentBodies()[0]?.repair_data).toEqual({ operation_code: 'MSG', operation_data: { text: 'Voici' } });
    expect(box).toHaveValue('');
  });

  it('is refused when empty, and kept when it could not be sent', async () => {
    const { user, box, send, api } = await open();
    api.answer(operateRepair, () => Promise.reject(appError('RepairVersionMismatchException', 'x')));
    await send();
    expect(box).toHaveAccessibleDescription(/Veuillez saisir un message/);
    await user.type(box, 'Voici');
    await send();
    expect(
      await screen.findByText('Le dossier de réparation a été modifié par un autre utilisateur'),
    ).toBeInTheDocument();
    expect(box).toHaveValue('Voici');
  });

  it('whose answer was lost is sent again under its name, so that it is said once', async () => {
    const { user, box, send, sentBodies, api } = await open();
    api.answer(operateRepair, unavailable);
    await user.type(box, 'Voici');
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    await send();
    await waitFor(() => expect(sentBodies()).toHaveLength(2));
    const [first, again] = sentBodies().map(({ local_id }) => local_id);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    await user.type(box, ' la photo');
    await send();
    await waitFor(() => expect(sentBodies()).toHaveLength(3));
    expect(sentBodies()[2]?.local_id).not.toBe(first);
  });

  it('that the file shows though its answer was lost counts as sent', async () => {
    const page = await open();
    page.api.answer(operateRepair, () => {
      page.record();
      return unavailable();
    });
    await page.user.type(page.box, 'Voici');
    await page.send();
    await waitFor(() => expect(page.notices).toEqual([sent]));
    expect(page.box).toHaveValue('');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
