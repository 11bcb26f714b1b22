import { appError } from '@alveole/contracts';
import { reviewRoutes } from '@alveole/contracts/review';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { SecondReviewCard } from './second-review-card.tsx';

const { readSecondReview, saveSecondReview } = reviewRoutes;
const none = { drawn_percent: 0, first_files: 0, changes: [] };
const version = '1'.repeat(32);

function open({ permission = 0 as 0 | 1 } = {}) {
  const props = atDesk({ permission });
  props.api
    .answer(readSecondReview, none)
    .answer(saveSecondReview, ({ body: { from_premium, drawn_percent, first_files } }) => {
      const policy = { ...(from_premium !== undefined && { from_premium }), drawn_percent, first_files };
      return {
        ...policy,
        changes: [{ at: '2026-03-02T10:00:00Z', user_name: 'Ann Durand', ...policy }],
        row_hash: version,
      };
    });
  return { props, ...renderScreen(<SecondReviewCard remote={props} />) };
}
const act = 'Régler le second avis';

describe('the setting of the second review', () => {
  it('says in one sentence what the second review asks for, and sets it once the consequence is confirmed', async () => {
    const { user, props } = open();
    expect(await screen.findByText('Un opérateur suffit pour chaque dossier.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /À partir d’une prime de/ }), '45');
    await user.clear(screen.getByRole('textbox', { name: /tirés au sort/ }));
    await user.type(screen.getByRole('textbox', { name: /tirés au sort/ }), '5');
    await user.click(screen.getByRole('button', { name: act }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Prime à partir de 45,00\s€, 5\s% des dossiers tirés au sort\./)).toBeInTheDocument();
    expect(props.api.callsOf(saveSecondReview)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: act }));
    expect(await screen.findByText('Actif')).toBeInTheDocument();
    expect(props.api.callsOf(saveSecondReview)).toEqual([
      { body: { from_premium: 45, drawn_percent: 5, first_files: 0 } },
    ]);
    expect(screen.getByText('Ann Durand')).toBeInTheDocument();
  });

  it.each([
    [/tirés au sort/, '101', 'Donnez un nombre entier de 0 à 100'],
    [/Premiers dossiers/, 'dix', 'Donnez un nombre entier de 0 à 100'],
    [/À partir d’une prime de/, '12,345', 'Donnez un montant en euros, comme 100,00'],
    [/À partir d’une prime de/, '10000,01', /^Donnez un montant d’au plus 10\s000,00\s€$/],
  ])('refuses in %s what is typed as %s, and sends nothing', async (label, typed, fault) => {
    const { user, props } = open();
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: act }));
    expect(await screen.findByText(fault)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(props.api.callsOf(saveSecondReview)).toEqual([]);
  });

  it('shows the setting of the second review to an operator, who cannot change it', async () => {
    open({ permission: 1 });
    expect(await screen.findByText('Seul un administrateur peut régler le second avis.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: act })).not.toBeInTheDocument();
  });

  it('says that another administrator has changed the second review meanwhile', async () => {
    const { user, props } = open();
    props.api.answer(saveSecondReview, () => {
      throw appError('RepairVersionMismatchException', 'no');
    });
    await user.click(await screen.findByRole('button', { name: act }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: act }));
    expect(await screen.findByText(/Un autre administrateur vient de changer ce réglage/)).toBeInTheDocument();
  });
});
