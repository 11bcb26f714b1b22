import { repairRoutes } from '@alveole/contracts/repair';
import type { RouteResult } from '@alveole/contracts';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { FollowFilePage } from '../follow-file/follow-file-page.tsx';
import { atCounter, operated, readyForCode } from '../workbench.fixture.ts';

const { listConsumerBikes, operateRepair, readOwnRepair } = repairRoutes;
type PastBike = RouteResult<typeof listConsumerBikes>[number];

const bike = (changes: Partial<PastBike> = {}): PastBike => ({
  repair_id: 'other-1',
  status: RepairStatus.incomplete,
  gender: RepairKind.repair,
  brand: 'Giant',
  serial: 'GI-1',
  create_date: '2026-01-05T10:00:00.000Z',
  ...changes,
});
const own = bike({ repair_id: 'repair-1', brand: 'Gitane', serial: 'GT-77', of_own_shop: true });

/** The dialog on a file of GT-77, whose client has these other files. */
async function correct(others: readonly PastBike[], typed: string) {
  const props = atCounter();
  const file = readyForCode({ bike: { brand: 'Gitane', serial: 'GT-77' } });
  props.api
    .answer(readOwnRepair, file)
    .answer(operateRepair, operated())
    .answer(listConsumerBikes, ({ params }) => (params.id === file.repair_consumer_id ? [own, ...others] : []));
  const page = (
    <Routes>
      <Route path="/admin/reparation/livraison/:id" element={<FollowFilePage {...props} />} />
    </Routes>
  );
  const shown = renderScreen(page, { at: '/admin/reparation/livraison/repair-1' });
  await shown.user.click(await screen.findByRole('button', { name: 'Corriger le vélo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corriger le vélo' }));
  expect(props.api.callsOf(listConsumerBikes)).toEqual([]);
  const serial = dialog.getByRole('textbox', { name: 'Numéro du vélo' });
  await shown.user.clear(serial);
  await shown.user.type(serial, typed);
  return { props, dialog, ...shown };
}

describe('a corrected number that another file of the client has', () => {
  it('is said to be in a file that this shop has to finish, which is one press away', async () => {
    const { dialog } = await correct([bike({ of_own_shop: true })], 'gi 1');
    const warning = within((await dialog.findByText('Dossier déjà ouvert')).closest('[role=status]') as HTMLElement);
    expect(warning.getByText('Giant')).toBeInTheDocument();
    expect(warning.getByRole('link', { name: 'Reprendre ce dossier' })).toHaveAttribute(
      'href',
      '/admin/reparation/livraison/other-1',
    );
  });

  it('is said to be in a file that another shop has to finish, and can be sent all the same', async () => {
    const { dialog, user, props } = await correct([bike()], 'GI-1');
    expect(await dialog.findByText(/chez un autre réparateur/)).toBeInTheDocument();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Enregistrer le vélo' }));
    await waitFor(() => expect(props.api.callsOf(operateRepair)).toHaveLength(1));
  });

  it('is said to have had its aid before it is sent', async () => {
    const { dialog } = await correct([bike({ status: RepairStatus.refunded })], 'GI-1');
    expect(await dialog.findByText(/a déjà bénéficié du programme de réparation/)).toBeInTheDocument();
  });

  it.each([
    ['the number of the file itself', [], 'GT-77'],
    ['a number that no file has', [bike()], 'GI-2'],
    ['the number of a file that was abandoned', [bike({ status: RepairStatus.abandoned })], 'GI-1'],
    ['« Pas de numero »', [bike({ serial: 'Pas de numero' })], 'Pas de numero'],
  ])('is not warned of for %s', async (_what, others, typed) => {
    const { dialog, props } = await correct(others, typed);
    await waitFor(() => expect(props.api.callsOf(listConsumerBikes)).toHaveLength(1));
    expect(dialog.queryByText('Dossier déjà ouvert')).not.toBeInTheDocument();
  });
});
