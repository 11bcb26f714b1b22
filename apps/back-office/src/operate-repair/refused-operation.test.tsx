import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { reviewRoutes } from '@alveole/contracts/review';
import type { ErrorCode } from '@alveole/contracts';
import { RepairStatus } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, inDialog, openReview } from '../review-repair/open-review.fixture.tsx';

const { findRepair, operateRepairAsStaff } = repairRoutes;
const { deferDecision } = reviewRoutes;

beforeEach(() => sessionStorage.clear());

describe('a refused operation', () => {
  const refuse = async (code: ErrorCode, message: string) => {
    const page = openReview(completeRepair({ status: RepairStatus.validated }));
    page.props.api.answer(deferDecision, () => {
      throw appError(code, message);
    });
    await page.user.click(await button('Non éligible'));
    await page.user.click((await inDialog(/non éligible/)).getByRole('button', { name: 'Déclarer non éligible' }));
    return page;
  };

  it('on a file that somebody changed warns and reads it again', async () => {
    const { props } = await refuse('RepairVersionMismatchException', 'stale');
    await waitFor(() =>
      expect(props.notices).toEqual([
        { tone: 'warning', text: 'Le dossier de réparation a été modifié par un autre utilisateur', seconds: 7 },
      ]),
    );
    await waitFor(() => expect(props.api.callsOf(findRepair)).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each<[ErrorCode, string, string]>([
    [
      'TransitionRefusedException',
      'Repair locked by a refund batch.',
      "Ce dossier fait partie d'un virement approuvé ou exporté",
    ],
    ['NotAuthorizedException', 'Repair held by another user.', 'Ce dossier est suivi par un autre opérateur'],
    ['InternalError', 'boom', 'Une erreur est survenue veuillez réessayer'],
  ])('%s « %s » stands in the dialog', async (code, message, text) => {
    await refuse(code, message);
    expect(await (await inDialog(/non éligible/)).findByText(text)).toBeInTheDocument();
  });
});

describe('the correction of a premium on a file that somebody changed', () => {
  const [seen, newest] = ['5'.repeat(32), '6'.repeat(32)];
  const file = (row_hash: string, amount_to_refund: number) => {
    const complete = completeRepair({ status: RepairStatus.refunded });
    return { ...complete, row_hash, repair_amounts: { ...complete.repair_amounts, amount_to_refund } };
  };
  /** Corrects 50,00 € to 45,50 €, while the premium becomes this one. */
  const correct = async (meanwhile: number) => {
    const page = openReview(file(seen, 50));
    page.props.api.answer(operateRepairAsStaff, ({ body }) => {
      if (body.last_row_hash !== newest) throw appError('RepairVersionMismatchException', 'stale');
      return { status: RepairStatus.refunded, row_hash: newest, repair_rozo_id: 'REP00042_10001' };
    });
    await page.user.type(await screen.findByRole('textbox', { name: 'Prime éligible corrigée' }), '45,5');
    await page.user.click(await button('Corriger la prime'));
    page.props.api.answer(findRepair, file(newest, meanwhile));
    const dialog = within(await screen.findByRole('alertdialog'));
    await page.user.type(dialog.getByRole('textbox', { name: /Raison de la correction/ }), 'Double');
    await page.user.click(dialog.getByRole('button', { name: 'Corriger la prime' }));
    return {
      ...page,
      versions: () => page.props.api.callsOf(operateRepairAsStaff).map(({ body }) => body.last_row_hash),
    };
  };

  it('is sent once more where the premium is still the one that was shown', async () => {
    const { props, versions } = await correct(50);
    await waitFor(() => expect(props.notices).toMatchObject([{ tone: 'success' }]));
    expect(versions()).toEqual([seen, newest]);
  });

  it('is sent no more where the premium is another, and says that the file was changed', async () => {
    const { props, versions } = await correct(48);
    await waitFor(() => expect(props.notices).toMatchObject([{ tone: 'warning' }]));
    expect(versions()).toEqual([seen]);
  });
});
