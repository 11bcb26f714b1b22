import { appError } from '@alveole/contracts';
import { reviewRoutes } from '@alveole/contracts/review';
import { RepairStatus } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, inDialog, openReview } from '../review-repair/open-review.fixture.tsx';

const { readReviewReasons } = reviewRoutes;
const row_hash = 'b'.repeat(32);
const blurred = {
  reason_id: 'r1',
  purpose: 'complement' as const,
  name: 'Photo floue',
  text: 'La photo du vélo est illisible.\nReprenez-la de jour.',
};
const late = {
  reason_id: 'r2',
  purpose: 'refusal' as const,
  name: 'Hors période',
  text: 'La facture date d’avant le programme.',
};

beforeEach(() => sessionStorage.clear());

function openWith(reasons: readonly (typeof blurred | typeof late)[]) {
  const opened = openReview();
  opened.props.api.answer(readReviewReasons, { reasons: [...reasons], row_hash });
  return opened;
}

describe('a kept reason', () => {
  it('goes below what was typed, and each of its lines is asked for', async () => {
    const { user, decisions } = openWith([blurred, late]);
    await user.click(await button('Demander un complément'));
    const dialog = await inDialog('Demander un complément');
    await user.type(dialog.getByRole('textbox'), 'Facture sans date');
    await user.click(await dialog.findByRole('button', { name: /Insérer un motif enregistré/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Photo floue']);
    await user.click(screen.getByRole('option', { name: 'Photo floue' }));
    expect(dialog.getByRole('textbox')).toHaveValue(`Facture sans date\n${blurred.text}`);
    await user.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    await waitFor(() => expect(decisions()).toHaveLength(1));
    expect(decisions()[0]?.operation_data).toEqual({
      motif: { code: 'CODE29', tab: ['Facture sans date', 'La photo du vélo est illisible.', 'Reprenez-la de jour.'] },
    });
  });

  it('of a refusal is offered for a refusal, and may be chosen twice', async () => {
    const { user } = openWith([blurred, late]);
    await user.click(await button('Non éligible'));
    const dialog = await inDialog(/non éligible/);
    for (const expected of [late.text, `${late.text}\n${late.text}`]) {
      await user.click(await dialog.findByRole('button', { name: /Insérer un motif enregistré/ }));
      await user.click(screen.getByRole('option', { name: 'Hors période' }));
      expect(dialog.getByRole('textbox')).toHaveValue(expected);
    }
  });

  it('a saved reason is not offered where none is kept for this', async () => {
    const { user, props } = openWith([late]);
    await waitFor(() => expect(props.api.callsOf(readReviewReasons)).toHaveLength(1));
    await user.click(await button('Demander un complément'));
    const dialog = await inDialog('Demander un complément');
    expect(dialog.queryByText('Insérer un motif enregistré')).not.toBeInTheDocument();
  });

  it('a saved reason is offered as soon as the dialog opens, since it was read with the file', async () => {
    const { user, props } = openWith([blurred]);
    await waitFor(() => expect(props.api.callsOf(readReviewReasons)).toHaveLength(1));
    await user.click(await button('Demander un complément'));
    const dialog = screen.getByRole('dialog', { name: 'Demander un complément' });
    expect(within(dialog).getByRole('button', { name: /Insérer un motif enregistré/ })).toBeInTheDocument();
  });

  it('a saved reason is not read for a file that nobody may decide any more', async () => {
    const { props } = openReview(completeRepair({ status: RepairStatus.refunded }), { permission: 1 });
    await screen.findByRole('heading', { name: 'REP00042_10001' });
    expect(props.api.callsOf(readReviewReasons)).toEqual([]);
  });

  it('that cannot be read leaves the text to be written', async () => {
    const { user, props } = openReview();
    props.api.answer(readReviewReasons, () => {
      throw appError('ServiceUnavailableException', 'timeout');
    });
    await user.click(await button('Demander un complément'));
    const dialog = await inDialog('Demander un complément');
    expect(await dialog.findByText(/Vous pouvez écrire le texte/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toBeEnabled();
  });
});
