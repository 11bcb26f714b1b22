import { appError } from '@alveole/contracts';
import { maxReviewReasons, reviewRoutes } from '@alveole/contracts/review';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { SaveReasonsPage } from './save-reasons-page.tsx';

const { readReviewReasons, saveReviewReasons } = reviewRoutes;
const row_hash = 'b'.repeat(32);
const blurred = {
  reason_id: 'r1',
  purpose: 'complement' as 'complement' | 'refusal',
  name: 'Photo floue',
  text: 'La photo est illisible.',
};
const late = { reason_id: 'r2', purpose: 'refusal' as const, name: 'Hors période', text: 'Facture trop ancienne.' };

function open(reasons = [blurred, late], permission: 0 | 1 = 0) {
  const props = atDesk({ permission });
  props.api
    .answer(readReviewReasons, { reasons, row_hash })
    .answer(saveReviewReasons, ({ body }) => ({ reasons: body.reasons, row_hash: 'c'.repeat(32) }));
  return { props, saved: () => props.api.callsOf(saveReviewReasons), ...renderScreen(<SaveReasonsPage {...props} />) };
}
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const dialogOf = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

describe('the kept reasons', () => {
  it('tell name, purpose and text', async () => {
    open();
    const row = await rowOf(/Photo floue/);
    for (const text of ['Demande de complément', 'La photo est illisible.'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect((await rowOf(/Hors période/)).getByText('Dossier non éligible')).toBeInTheDocument();
  });

  it('get one more, once it has a name of its own and a text', async () => {
    const { user, props, saved } = open();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un motif' }));
    const dialog = await dialogOf('Ajouter un motif');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(dialog.getByLabelText('Nom')).toHaveAccessibleDescription(/Veuillez saisir un nom/);
    await user.type(dialog.getByLabelText('Nom'), 'photo FLOUE');
    await user.type(dialog.getByLabelText('Texte inséré'), 'Photo prise de nuit.');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findAllByText('Un autre motif porte déjà ce nom pour cet usage')).not.toHaveLength(0);
    expect(saved()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Dossier non éligible' }));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const added = { name: 'photo FLOUE', purpose: 'refusal', text: 'Photo prise de nuit.' };
    expect(saved()[0]?.body).toMatchObject({ last_row_hash: row_hash, reasons: [blurred, late, added] });
    expect(await screen.findByRole('row', { name: /photo FLOUE/ })).toBeInTheDocument();
    expect(props.notices).toEqual([{ tone: 'success', text: 'Le motif est enregistré' }]);
  });

  it('are changed in place', async () => {
    const { user, saved } = open();
    await user.click((await rowOf(/Photo floue/)).getByRole('button', { name: /Modifier/ }));
    const dialog = await dialogOf(/^Modifier le motif/);
    await user.type(dialog.getByLabelText('Texte inséré'), ' Reprenez-la.');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body.reasons).toEqual([late, { ...blurred, text: 'La photo est illisible. Reprenez-la.' }]);
  });

  it('are deleted once the consequence is confirmed', async () => {
    const { user, saved } = open();
    await user.click((await rowOf(/Hors période/)).getByRole('button', { name: /Supprimer/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Les dossiers où il a servi gardent leur texte/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(saved()[0]?.body.reasons).toEqual([blurred]));
  });

  it('that somebody else changed meanwhile are read again, and what was typed is kept for another try', async () => {
    const { user, props, saved } = open();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un motif' }));
    const dialog = await dialogOf('Ajouter un motif');
    await user.type(dialog.getByLabelText('Nom'), 'Devis');
    await user.type(dialog.getByLabelText('Texte inséré'), 'Un devis n’est pas une facture.');
    props.api.answer(saveReviewReasons, () => {
      throw appError('RepairVersionMismatchException', 'Repair version mismatch.');
    });
    props.api.answer(readReviewReasons, { reasons: [late], row_hash: 'd'.repeat(32) });
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/modifiés par quelqu’un d’autre/);
    props.api.answer(saveReviewReasons, ({ body }) => ({ reasons: body.reasons, row_hash }));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]?.body).toMatchObject({ last_row_hash: 'd'.repeat(32), reasons: [late, { name: 'Devis' }] });
  });

  it('are read, not changed, below administrator level', async () => {
    open([blurred], 1);
    expect(await screen.findByText(/Seul un administrateur ajoute, modifie ou supprime/)).toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('say when there are none, and when there are as many as may be kept', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText('Aucun motif')).toBeInTheDocument();
    unmount();
    open(
      Array.from({ length: maxReviewReasons }, (_, index) => ({
        ...blurred,
        reason_id: `${index}`,
        name: `${index}`,
      })),
    );
    expect(await screen.findByText(/L’équipe a 60 motifs/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ajouter un motif' })).not.toBeInTheDocument();
  });

  it('that cannot be read can be asked for again', async () => {
    const { props, user } = open();
    props.api.answer(readReviewReasons, () => {
      throw appError('ServiceUnavailableException', 'timeout', { requestId: 'req-9' });
    });
    renderScreen(<SaveReasonsPage {...props} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('req-9');
    props.api.answer(readReviewReasons, { reasons: [late] });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findAllByRole('row', { name: /Hors période/ })).not.toHaveLength(0);
  });
});
