import { deskRoutes } from '@alveole/contracts/desk';
import { refundRoutes } from '@alveole/contracts/refund';
import { screen } from '@testing-library/react';
import { atDesk, completeRepair } from '../desk.fixture.ts';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { button, inDialog, openReview } from './open-review.fixture.tsx';

const causes = ['premium', 'drawn'] as const;
const recommendation = {
  operation_id: 'op-reco',
  operation_code: 'RECO' as const,
  operation_date: '2026-03-03 10:00:00',
  operation_data: {},
};
const due = () => completeRepair({ second_review: { causes: [...causes] } });
const recommended = (user_id: string) =>
  completeRepair({
    history: [...completeRepair().history, { ...completeRepair().history[0]!, ...recommendation }],
    second_review: { causes: [...causes], recommended_by: { user_id, user_name: 'Bob Morel' } },
  });

describe('a file on which two operators decide', () => {
  it('says why two operators decide on a file, and recommends it by the button of the validation', async () => {
    const { user, decisions } = openReview(due());
    expect(await screen.findByText(/Second avis/)).toHaveTextContent('prime élevée, tiré au sort');
    expect(screen.queryByRole('button', { name: /Valider pour remboursement/ })).not.toBeInTheDocument();
    await user.click(await button(/Recommander la validation/));
    const dialog = await inDialog('Recommander la validation\u00a0?');
    await user.click(dialog.getByRole('button', { name: 'Recommander la validation' }));
    expect(decisions()).toEqual([{ operation_code: 'RECO', operation_data: {} }]);
  });

  it('names who recommended a file and when, which another operator confirms by the button and the dialog', async () => {
    const { user, decisions } = openReview(recommended('bob'));
    expect(await screen.findByText(/Bob Morel a recommandé la validation le 03-03-2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Valider pour remboursement/ })).not.toBeInTheDocument();
    await user.click(await button(/Confirmer la validation/));
    const dialog = await inDialog('Confirmer la validation\u00a0?');
    expect(
      dialog.getByText(/Bob Morel a recommandé la validation le 03-03-2026.*Vous la confirmez/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Confirmer la validation' }));
    expect(decisions()).toEqual([{ operation_code: 'AVAL', operation_data: {} }]);
  });

  it('tells who recommended a file, at the press of V, that another operator confirms it', async () => {
    const { user, props } = openReview(recommended(staffActorOf(atDesk().session).userId));
    expect(await screen.findByText(/Vous avez recommandé la validation le 03-03-2026/)).toBeInTheDocument();
    await user.keyboard('v');
    expect(props.notices).toEqual([
      {
        tone: 'warning',
        text: 'Confirmer la validation\u00a0: Vous avez recommandé cette validation\u00a0: un autre opérateur doit la confirmer',
        seconds: 7,
      },
    ]);
  });

  it('names in the dialog of the validation the flags of a file and the suspended payments of its shop', async () => {
    const file = completeRepair();
    const { user, props } = openReview(file);
    props.api
      .answer(deskRoutes.listFlags, [
        {
          flag_id: 'f1',
          subject: 'shop',
          subject_id: file.repair_entity_id,
          reason: 'Factures en double',
          last_day: '2026-12-31',
          user_name: 'Jean Roux',
          set_at: '2026-03-02T09:00:00Z',
          state: 'in-force',
        },
      ])
      .answer(refundRoutes.listPaymentSuspensions, [
        {
          entity_id: file.repair_entity_id,
          reason: 'Enquête en cours',
          user_name: 'Jean Roux',
          since: '2026-03-02T09:00:00Z',
        },
      ]);
    await user.click(await button('Valider pour remboursement'));
    const dialog = await inDialog(/Valider ce dossier/);
    expect(await dialog.findByText(/Établissement signalé.: Factures en double/)).toBeInTheDocument();
    expect(await dialog.findByText(/Versements de l’établissement suspendus/)).toBeInTheDocument();
    expect(dialog.getByText('Enquête en cours')).toBeInTheDocument();
  });
});
