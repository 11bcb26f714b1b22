import { deskRoutes } from '@alveole/contracts/desk';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RouteResult } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk, completeRepair } from '../desk.fixture.ts';
import { ListRepairsPage } from '../list-repairs/list-repairs-page.tsx';
import { openFile, shopAt } from '../review-establishment/open-file.fixture.tsx';
import { openReview } from '../review-repair/open-review.fixture.tsx';

const { flagSubject, listFlags, readFlags, removeFlag } = deskRoutes;
type Flag = RouteResult<typeof flagSubject>;
const flagOn = (subject: Flag['subject'], subject_id: string, changes: Partial<Flag> = {}): Flag => ({
  flag_id: `flag-${subject}`,
  subject,
  subject_id,
  reason: 'Factures en double',
  last_day: '2026-12-31',
  user_name: 'Jean Roux',
  set_at: '2026-03-02T09:00:00Z',
  state: 'in-force',
  ...changes,
});

describe('the flags of an establishment, on its page', () => {
  it('sets a flag with a reason and a last day, each asked for at its field', async () => {
    const { user, props } = openFile(shopAt(EstablishmentStatus.validated));
    props.api.answer(flagSubject, ({ body }) => flagOn('shop', body.subject_id));
    await user.click(await screen.findByRole('button', { name: 'Signaler l’établissement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Signaler' }));
    expect(dialog.getByRole('textbox', { name: /Raison/ })).toHaveAccessibleDescription(/Donnez la raison/);
    expect(dialog.getByRole('textbox', { name: /Dernier jour/ })).toBeInvalid();
    expect(props.api.callsOf(flagSubject)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Raison/ }), 'Factures en double');
    await user.click(dialog.getByRole('textbox', { name: /Dernier jour/ }));
    await user.paste('31122026');
    await user.click(dialog.getByRole('button', { name: 'Signaler' }));
    await waitFor(() =>
      expect(props.api.callsOf(flagSubject)).toEqual([
        {
          body: { subject: 'shop', subject_id: 'shop-1', reason: 'Factures en double', last_day: '2026-12-31' },
        },
      ]),
    );
  });

  it('shows a flag in force beside the decision on an establishment, with its reason and its last day', async () => {
    const { props } = openFile(shopAt(EstablishmentStatus.validated));
    props.api.answer(listFlags, [flagOn('shop', 'shop-1'), flagOn('shop', 'shop-2', { reason: 'Autre atelier' })]);
    const decision = within(await screen.findByRole('complementary', { name: 'Décision' }));
    expect(await decision.findByText(/Établissement signalé\s: Factures en double/)).toBeVisible();
    expect(decision.getByText('Jusqu’au 31 décembre 2026')).toBeVisible();
    expect(decision.queryByText(/Autre atelier/)).not.toBeInTheDocument();
  });

  it('marks a last day of a flag that is past, with the reason at its field, and sends nothing', async () => {
    const { user, props } = openFile(shopAt(EstablishmentStatus.validated));
    await user.click(await screen.findByRole('button', { name: 'Signaler l’établissement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Raison/ }), 'Factures en double');
    await user.click(dialog.getByRole('textbox', { name: /Dernier jour/ }));
    await user.paste('02012020');
    await user.click(dialog.getByRole('button', { name: 'Signaler' }));
    const field = dialog.getByRole('textbox', { name: /Dernier jour/ });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/à partir d’aujourd’hui/);
    expect(props.api.callsOf(flagSubject)).toEqual([]);
  });

  it('shows a flag with reason, last day and author, and removes it once that is confirmed', async () => {
    const { user, props } = openFile(shopAt(EstablishmentStatus.validated));
    props.api
      .answer(readFlags, [flagOn('shop', 'shop-1')])
      .answer(removeFlag, () => flagOn('shop', 'shop-1', { state: 'removed' }));
    const card = await screen.findByRole('region', { name: 'Signalements de l’établissement' });
    await waitFor(() =>
      expect(card).toHaveTextContent(/Factures en double · Jusqu’au 31.décembre.2026 · par Jean Roux/),
    );
    await user.click(within(card).getByRole('button', { name: /^Retirer le signalement/ }));
    expect(props.api.callsOf(removeFlag)).toEqual([]);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(props.api.callsOf(removeFlag)).toEqual([{ params: { id: 'flag-shop' } }]));
  });

  it('shows in the history of a shop the flags that were set, removed, and ended by themselves', async () => {
    const { props } = openFile(shopAt(EstablishmentStatus.validated));
    props.api.answer(readFlags, [
      flagOn('shop', 'shop-1', {
        flag_id: 'f2',
        state: 'removed',
        removed_by: 'Anne Petit',
        removed_at: '2026-03-04T09:00:00Z',
      }),
      flagOn('shop', 'shop-1', { flag_id: 'f1', state: 'expired', last_day: '2026-03-03' }),
    ]);
    const history = await screen.findByRole('region', { name: 'Chronologie' });
    await waitFor(() => expect(history).toHaveTextContent(/Signalement retiré.*Anne Petit/));
    expect(history).toHaveTextContent(/Signalement arrivé à son terme/);
    expect(history).toHaveTextContent(/Signalement posé.*Jean Roux · Factures en double/);
    expect(screen.getByText('Aucun signalement en cours.')).toBeInTheDocument();
  });

  it('asks for no flag for the support, which does not read them', async () => {
    const { props } = openFile(shopAt(EstablishmentStatus.validated), { role: 'ALL' });
    expect(await screen.findByRole('region', { name: 'Chronologie' })).toBeInTheDocument();
    expect(props.api.callsOf(readFlags)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Signaler l’établissement' })).not.toBeInTheDocument();
  });
});

it('names beside the decision of a file the flags of its shop and of its person, and of nobody else', async () => {
  const file = completeRepair();
  const { props } = openReview(file);
  props.api.answer(listFlags, [
    flagOn('shop', file.repair_entity_id),
    flagOn('person', file.repair_consumer_id, { reason: 'Homonyme à vérifier' }),
    flagOn('shop', 'another-shop', { flag_id: 'f3', reason: 'Autre atelier' }),
  ]);
  expect(await screen.findByText(/Établissement signalé.: Factures en double/)).toBeInTheDocument();
  expect(screen.getByText(/Bénéficiaire signalé.: Homonyme à vérifier/)).toBeInTheDocument();
  expect(screen.queryByText(/Autre atelier/)).not.toBeInTheDocument();
});

it('shows in the list of files a badge beside a shop and a person that are flagged', async () => {
  const file = completeRepair();
  const props = atDesk();
  props.api
    .answer(repairRoutes.listRepairs, [file])
    .answer(repairRoutes.countRepairs, { total: 1, mine: 0, unread: 0, by_status: { '1': 1 } })
    .answer(listFlags, [flagOn('shop', file.repair_entity_id), flagOn('person', file.repair_consumer_id)]);
  renderScreen(<ListRepairsPage {...props} />, { at: '/admin/backend/reparations' });
  const row = await screen.findByRole('row', { name: file.repair_rozo_id });
  await waitFor(() => expect(within(row).getAllByText('Signalé')).toHaveLength(2));
});
