import { screen } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, inDialog, openReview } from './open-review.fixture.tsx';

const causes = ['premium', 'drawn'] as const;
const due = () => completeRepair({ second_review: { causes: [...causes] } });
const recommended = (user_id: string) =>
  completeRepair({
    second_review: { causes: [...causes], recommended_by: { user_id, user_name: 'Bob Morel' } },
  });

describe('a file on which two operators decide', () => {
  it('says why two operators decide on a file, and recommends it by the button of the validation', async () => {
    const { user, decisions } = openReview(due());
    expect(await screen.findByText(/Deux opérateurs décident de ce dossier/)).toHaveTextContent(
      'prime élevée, tiré au sort',
    );
    expect(screen.queryByRole('button', { name: /Valider pour remboursement/ })).not.toBeInTheDocument();
    await user.click(await button(/Recommander la validation/));
    const dialog = await inDialog('Recommander la validation\u00a0?');
    await user.click(dialog.getByRole('button', { name: 'Recommander la validation' }));
    expect(decisions()).toEqual([{ operation_code: 'RECO', operation_data: {} }]);
  });

  it('names who recommended a file, which another operator validates', async () => {
    const { user, decisions } = openReview(recommended('bob'));
    expect(await screen.findByText(/Bob Morel a recommandé la validation/)).toBeInTheDocument();
    await user.click(await button(/Valider pour remboursement/));
    const dialog = await inDialog(/Valider ce dossier/);
    await user.click(dialog.getByRole('button', { name: 'Valider pour remboursement' }));
    expect(decisions()).toEqual([{ operation_code: 'AVAL', operation_data: {} }]);
  });
});
