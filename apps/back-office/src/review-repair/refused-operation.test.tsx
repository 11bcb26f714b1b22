import { appError, repairsRoutes } from '@alveole/contracts';
import type { ErrorCode } from '@alveole/contracts';
import { RepairStatus } from '@alveole/domain';
import { screen, waitFor } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, inDialog, openReview } from './open-review.fixture.tsx';

const { findRepair, holdDecision } = repairsRoutes;

beforeEach(() => sessionStorage.clear());

describe('a refused operation', () => {
  const refuse = async (code: ErrorCode, message: string) => {
    const page = openReview(completeRepair({ status: RepairStatus.validated }));
    page.props.api.answer(holdDecision, () => {
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
