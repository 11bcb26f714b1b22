import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { maxStaffNotes, reviewRoutes } from '@alveole/contracts/review';
import { screen, waitFor, within } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, openReview } from '../review-repair/open-review.fixture.tsx';

const { noteRepair, listStaffNotes } = reviewRoutes;
const { operateRepairAsStaff } = repairRoutes;
const file = completeRepair();
const note = (index: number, text: string) => ({
  note_id: `n-${index}`,
  text,
  user_id: 'user-2',
  user_name: 'Jean Roux',
  create_date: '2026-03-02T09:00:00.000Z',
});

beforeEach(() => sessionStorage.clear());

async function openNotes(notes: readonly ReturnType<typeof note>[]) {
  const opened = openReview(file);
  opened.props.api
    .answer(listStaffNotes, () => [...notes])
    .answer(noteRepair, ({ body }) => ({ ...note(9, body.text), note_id: body.note_id }));
  await opened.user.click(await screen.findByRole('tab', { name: `Notes internes (${notes.length})` }));
  return { ...opened, panel: within(await screen.findByRole('tabpanel')) };
}
const sent = ({ props }: Awaited<ReturnType<typeof openNotes>>) =>
  props.api.callsOf(noteRepair).map(({ params, body }) => ({ ...params, text: body.text }));

describe('the internal notes of a file', () => {
  it('stand in the order in which they were written, with who and when', async () => {
    const { panel } = await openNotes([note(1, 'Appelé, rappelle demain.'), note(2, 'Facture reçue par courrier.')]);
    const items = within(panel.getByRole('list', { name: 'Notes internes' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Jean Roux · 02-03-2026\u00a010:00Appelé, rappelle demain.',
      'Jean Roux · 02-03-2026\u00a010:00Facture reçue par courrier.',
    ]);
    expect(panel.getByText(/Le réparateur et le bénéficiaire ne les voient jamais/)).toBeInTheDocument();
  });

  it('get one more, which goes to nobody and leaves the file as it is', async () => {
    const notes: ReturnType<typeof note>[] = [];
    const opened = await openNotes(notes);
    expect(opened.panel.getByText('Aucune note')).toBeInTheDocument();
    await opened.user.click(await button('Ajouter la note'));
    expect(opened.panel.getByLabelText('Nouvelle note')).toHaveAccessibleDescription(/Veuillez saisir une note/);
    await opened.user.type(opened.panel.getByLabelText('Nouvelle note'), 'À rappeler');
    notes.push(note(1, 'À rappeler'));
    await opened.user.click(await button('Ajouter la note'));
    expect(await screen.findByRole('tab', { name: 'Notes internes (1)' })).toBeInTheDocument();
    expect(sent(opened)).toEqual([{ id: file.repair_id, text: 'À rappeler' }]);
    expect(opened.panel.getByLabelText('Nouvelle note')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    expect(opened.props.notices).toEqual([{ tone: 'success', text: 'La note est ajoutée' }]);
    expect(opened.props.api.callsOf(operateRepairAsStaff)).toEqual([]);
  });

  it('keep what was typed when they are refused, and are sent again as the same note', async () => {
    const opened = await openNotes([]);
    opened.props.api.answer(noteRepair, () => {
      throw appError('ServiceUnavailableException', 'timeout');
    });
    const box = opened.panel.getByLabelText('Nouvelle note');
    await opened.user.type(box, 'Vu');
    await opened.user.click(await button('Ajouter la note'));
    expect(await opened.panel.findByRole('alert')).toHaveTextContent(/momentanément|réessay/i);
    expect(box).toHaveValue('Vu');
    await opened.user.click(await button('Ajouter la note'));
    await opened.user.type(box, ' trop tôt');
    await opened.user.click(await button('Ajouter la note'));
    await waitFor(() => expect(sent(opened)).toHaveLength(3));
    const [first, again, other] = opened.props.api.callsOf(noteRepair).map(({ body }) => body.note_id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('say when a file has as many as it may have', async () => {
    const { panel } = await openNotes(Array.from({ length: maxStaffNotes }, (_, index) => note(index, 'Encore')));
    expect(panel.getByText('Ce dossier a 100 notes, le plus qu’un dossier peut avoir.')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Ajouter la note' })).not.toBeInTheDocument();
  });

  it('that cannot be read can be asked for again, without hiding the file', async () => {
    const { user, props } = openReview(file);
    props.api.answer(listStaffNotes, () => {
      throw appError('ServiceUnavailableException', 'timeout');
    });
    await user.click(await screen.findByRole('tab', { name: 'Notes internes' }));
    expect(await screen.findByText('Les notes ne s’affichent pas.')).toBeInTheDocument();
    props.api.answer(listStaffNotes, [note(1, 'Revenue')]);
    await user.click(await button('Réessayer'));
    expect(await screen.findByText('Revenue')).toBeInTheDocument();
  });
});
