import { appError } from '@alveole/contracts';
import { messageRoutes } from '@alveole/contracts/message';
import type { RouteResult } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import { screen, within } from '@testing-library/react';
import { button, confirm, openFile, shopAt } from '../review-establishment/open-file.fixture.tsx';
import { openReview } from '../review-repair/open-review.fixture.tsx';

const { listRepairMessages, listEntityMessages } = messageRoutes;
type Delivery = RouteResult<typeof listRepairMessages>[number];

const delivery = (delivery_id: string, changes: Partial<Delivery> = {}): Delivery => ({
  delivery_id,
  channel: 'mail',
  template: 'complement-request',
  aggregate_id: 'repair-1',
  state: 'sent',
  create_date: '2026-03-10T14:00:00.000Z',
  ...changes,
});
const failed = { state: 'failed', reason: 'SMTP 550' } as const;

describe('the messages of a file', () => {
  it('stand on it with their fate, and what did not arrive stands on top', async () => {
    const { props } = openReview();
    props.api.answer(listRepairMessages, [delivery('d2', failed), delivery('d1', { template: 'file-refunded' })]);
    const card = await screen.findByRole('region', { name: 'Courriels et SMS de ce dossier' });
    const items = await within(card).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Complément demandé · Courriel.*Non remis.*SMTP 550/),
      expect.stringMatching(/Dossier payé · Courriel.*Envoyé/),
    ]);
    expect(screen.getByText('Un message n’est pas arrivé')).toBeInTheDocument();
    expect(screen.getAllByText(/Vérifiez l’adresse \(SMTP 550\)/)).toHaveLength(2);
  });

  it('say no more of a failure once the same message has arrived', async () => {
    const { props } = openReview();
    props.api.answer(listRepairMessages, [delivery('d2'), delivery('d1', failed)]);
    expect(await screen.findByText('Non remis')).toBeInTheDocument();
    expect(screen.queryByText('Un message n’est pas arrivé')).not.toBeInTheDocument();
  });

  it('that cannot be read keep nobody from the file, and can be asked for again', async () => {
    const { user, props } = openReview();
    props.api.answer(listRepairMessages, () => {
      throw appError('ServiceUnavailableException', 'timeout');
    });
    const card = within(await screen.findByRole('region', { name: 'Courriels et SMS de ce dossier' }));
    expect(await card.findByText(/ne s’affichent pas pour l’instant/)).toBeInTheDocument();
    props.api.answer(listRepairMessages, []);
    await user.click(card.getByRole('button', { name: 'Réessayer' }));
    expect(await card.findByText('Aucun courriel ni SMS n’est parti pour ce dossier.')).toBeInTheDocument();
  });
});

it('an establishment’s file tells its own too', async () => {
  const { props } = openFile(shopAt(EstablishmentStatus.registered), { role: 'ALL' });
  props.api.answer(listEntityMessages, [delivery('d1', { ...failed, template: 'entity-refused' })]);
  expect(await screen.findByText('Un message n’est pas arrivé')).toBeInTheDocument();
  expect(screen.getByText(/Refus temporaire \(Courriel, 10-03-2026\s15:00\)/)).toBeInTheDocument();
});

it('are read again once a decision has sent one more', async () => {
  const { user, props } = openFile(shopAt(EstablishmentStatus.registered));
  const card = within(await screen.findByRole('region', { name: 'Courriels et SMS de ce dossier' }));
  expect(await card.findByText(/Aucun courriel ni SMS/)).toBeInTheDocument();
  props.api.answer(listEntityMessages, [delivery('d1', { template: 'entity-validated' })]);
  await user.click(await button('Valider l’accréditation'));
  await user.click(await confirm('Valider l’accréditation'));
  expect(await card.findByText('Établissement validé')).toBeInTheDocument();
});
