import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { refundRoutes } from '@alveole/contracts/refund';
import { EstablishmentStatus } from '@alveole/domain';
import { buildEntity } from '@alveole/testing/builders';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { CompaniesPage } from '../list-establishments/list-establishments-page.tsx';
import { button, openFile, shopAt } from '../review-establishment/open-file.fixture.tsx';

const { suspendPayments, listPaymentSuspensions, readPaymentSuspension } = refundRoutes;
const suspension = { reason: 'Factures à vérifier', user_name: 'Jean Roux', since: '2026-03-02T09:00:00Z' };
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('the payments of an establishment, on its page', () => {
  it('suspends the payments of a shop with a reason, once the consequence was said', async () => {
    const { user, props } = openFile(shopAt(EstablishmentStatus.validated));
    props.api.answer(suspendPayments, ({ body }) => ({ changed: body.entity_ids, unchanged: [] }));
    await user.click(await button('Suspendre les versements'));
    const dialog = await inDialog();
    expect(dialog.getByText(/Rien de ce qui est dû n’entrera dans un lot/)).toHaveTextContent(
      /les lots approuvés ou envoyés à la banque ne changent pas/,
    );
    await user.click(dialog.getByRole('button', { name: 'Suspendre les versements' }));
    expect(dialog.getByRole('textbox', { name: /Raison/ })).toHaveAccessibleDescription(/Donnez la raison/);
    expect(props.api.callsOf(suspendPayments)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Raison/ }), 'Factures à vérifier');
    props.api.answer(readPaymentSuspension, { suspension, changes: [] });
    await user.click(dialog.getByRole('button', { name: 'Suspendre les versements' }));
    await waitFor(() =>
      expect(props.api.callsOf(suspendPayments)).toEqual([
        { body: { act: 'suspend', entity_ids: ['shop-1'], reason: 'Factures à vérifier' } },
      ]),
    );
    expect(await button('Reprendre les versements')).toBeInTheDocument();
    expect(props.notices.at(-1)?.text).toMatch(/^Versements suspendus pour 1.établissement$/);
  });

  it('shows who suspended the payments of a shop, why and since when, and each step in its history', async () => {
    const { props } = openFile(shopAt(EstablishmentStatus.validated));
    props.api.answer(readPaymentSuspension, {
      suspension,
      changes: [{ act: 'suspend', reason: suspension.reason, user_name: suspension.user_name, at: suspension.since }],
    });
    const card = await screen.findByRole('region', { name: 'Versements' });
    await waitFor(() => expect(card).toHaveTextContent(/Suspendus.*Factures à vérifier.*Jean Roux.*02-03-2026/));
    const history = screen.getByRole('region', { name: 'Chronologie' });
    expect(history).toHaveTextContent(/Versements suspendus.*Jean Roux · Factures à vérifier/);
  });

  it('says why the server refuses a suspension of payments, and leaves them as they are', async () => {
    const { user, props } = openFile(shopAt(EstablishmentStatus.validated));
    props.api.answer(suspendPayments, () => {
      throw appError('NotAuthorizedException', 'no');
    });
    await user.click(await button('Suspendre les versements'));
    const dialog = await inDialog();
    await user.type(dialog.getByRole('textbox', { name: /Raison/ }), 'Doute');
    await user.click(dialog.getByRole('button', { name: 'Suspendre les versements' }));
    expect(await dialog.findByText('Vous n’avez pas accès à cette action')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Raison/ })).toHaveValue('Doute');
  });

  it('shows suspended payments to an operator, who cannot change them, and not to the support', async () => {
    openFile(shopAt(EstablishmentStatus.validated), { permission: 1 });
    expect(await screen.findByRole('region', { name: 'Versements' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Suspendre les versements' })).not.toBeInTheDocument();
  });

  it('asks for no suspension of payments for a role that does not pay', async () => {
    const { props } = openFile(shopAt(EstablishmentStatus.validated), { role: 'ALL' });
    expect(await screen.findByRole('region', { name: 'Chronologie' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Versements' })).not.toBeInTheDocument();
    expect(props.api.callsOf(readPaymentSuspension)).toEqual([]);
  });
});

describe('the payments of several establishments, from their list', () => {
  const shop = (entity_id: string, commercialname: string) =>
    buildEntity({ entity_id, status: EstablishmentStatus.validated, entity_data: { commercialname } });

  it('suspends in bulk the payments of the shops that are not suspended; the others keep a badge', async () => {
    const props = atDesk();
    props.api
      .answer(establishmentRoutes.listEntities, [
        shop('s1', 'Vélo Saône'),
        shop('s2', 'Roue Libre'),
        shop('s3', 'Pédale'),
      ])
      .answer(establishmentRoutes.countEntities, { total: 3, mine: 0, by_status: {}, by_ve_request: {} } as never)
      .answer(listPaymentSuspensions, [{ entity_id: 's3', ...suspension }])
      .answer(suspendPayments, ({ body }) => ({ changed: body.entity_ids, unchanged: [] }));
    const { user } = renderScreen(<CompaniesPage {...props} />, { at: '/admin/backend/entreprises' });
    expect(await screen.findByText('Versements suspendus')).toBeInTheDocument();
    for (const name of ['Vélo Saône', 'Roue Libre', 'Pédale'])
      await user.click(screen.getByRole('checkbox', { name: `Sélectionner l’établissement ${name}` }));
    expect(screen.getByRole('button', { name: 'Reprendre les versements (1)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Suspendre les versements (2)' }));
    const dialog = await inDialog();
    await user.type(dialog.getByRole('textbox', { name: /Raison/ }), 'Contrôle annuel');
    await user.click(dialog.getByRole('button', { name: 'Suspendre les versements' }));
    await waitFor(() =>
      expect(props.api.callsOf(suspendPayments)).toEqual([
        { body: { act: 'suspend', entity_ids: ['s1', 's2'], reason: 'Contrôle annuel' } },
      ]),
    );
  });
});
