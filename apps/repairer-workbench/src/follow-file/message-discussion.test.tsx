import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { atCounter, entry, invoiced, opened, operated, photographed } from '../workbench.fixture.ts';
import { FollowFilePage } from './follow-file-page.tsx';

const { markRepairRead, readOwnRepair, operateRepair } = repairRoutes;
const staff = { role: 'ADM', user_name: 'Sophie Leroy' } as const;
const message = (text: string, changes = {}) =>
  entry('MSG', { operation_id: `m-${text.length}`, operation_data: { text }, ...changes });
const file = (changes: Partial<RepairFile> = {}): RepairFile =>
  buildRepairFile({
    missing: [],
    history: [opened, invoiced, photographed],
    repair_amounts: { amount_net: 125, amount_to_refund: 50 },
    ...changes,
  });

function open(shown: RepairFile) {
  const props = atCounter();
  props.api.answer(readOwnRepair, shown).answer(operateRepair, operated());
  const page = (
    <Routes>
      <Route path="/admin/reparation/dossiers/:id" element={<FollowFilePage {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { props, ...renderScreen(page, { at: '/admin/reparation/dossiers/repair-1' }) };
}

beforeEach(() => sessionStorage.clear());

describe('the discussion of a file', () => {
  it('tells of each own message whether it was read', async () => {
    const [first, second] = [message('Voici la facture'), message('Et la photo')];
    const reads = [{ role: 'ADM', user_name: 'Sophie Leroy', at: '2026-03-02T11:30:00Z', up_to: 'm-16' }] as const;
    open(file({ status: RepairStatus.toReview, history: [opened, first, second], reads: [...reads] }));
    const [read, unread] = (await screen.findAllByText(/^Voici la facture|^Et la photo/)).map(({ parentElement }) =>
      parentElement?.textContent?.replace(/\s/g, ' '),
    );
    expect(read).toMatch(/Lu par le programme le 02\/03 à 12h30$/);
    expect(unread).toMatch(/Pas encore lu$/);
  });

  it.each([
    [true, [{ params: { id: 'repair-1' } }]],
    [false, []],
  ])('marks what the programme wrote as read once it is shown, where it is unread: %s', async (isUnread, marked) => {
    const written = file({ status: RepairStatus.toReview });
    const { props } = open({
      ...written,
      repair_search_data: { ...written.repair_search_data, message_non_lu_reparateur: isUnread },
    });
    props.api.answer(markRepairRead, { repair_id: 'repair-1' });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(props.api.callsOf(markRepairRead)).toEqual(marked));
  });

  it('is not open to messages while the answer waits to be read', async () => {
    open(file({ status: RepairStatus.complemented }));
    expect(await screen.findByText(/Votre réponse est transmise/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('closes its discussion with the words that the programme fixes', async () => {
    const { user, props } = open(
      file({ status: RepairStatus.toReview, history: [opened, message('Bonjour', { actor: staff })] }),
    );
    await user.click(await screen.findByRole('button', { name: "J'ai lu et ne souhaite pas répondre" }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clore la discussion' }),
    );
    await waitFor(() =>
      expect(props.api.callsOf(operateRepair)[0]?.body.repair_data).toEqual({
        operation_code: 'MSG',
        operation_data: { text: "J'ai lu et ne souhaite pas répondre" },
      }),
    );
  });

  it('writes no more into a closed discussion, until the programme does', async () => {
    const closing = message("J'ai lu et ne souhaite pas répondre");
    const { unmount } = open(file({ status: RepairStatus.toReview, history: [opened, closing] }));
    expect(await screen.findByText(/Cette discussion est close\./)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    unmount();
    open(
      file({ status: RepairStatus.toReview, history: [opened, closing, message('Encore un mot', { actor: staff })] }),
    );
    expect(await screen.findByRole('textbox', { name: 'Votre message' })).toBeInTheDocument();
  });

  it('answers what is asked for whatever was closed, and offers no closing there', async () => {
    open(
      file({
        status: RepairStatus.complementAsked,
        history: [opened, message('Cette discussion est close.', { actor: staff })],
      }),
    );
    expect(await screen.findByRole('textbox', { name: 'Votre message' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: "J'ai lu et ne souhaite pas répondre" })).not.toBeInTheDocument();
  });
});
