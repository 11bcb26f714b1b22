import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { ConfirmPickUpPage } from '../confirm-pick-up/confirm-pick-up-page.tsx';
import { FollowFilePage } from '../follow-file/follow-file-page.tsx';
import { chooseFile } from '../exchange-media/choose-file.fixture.ts';
import { sendUnkept } from '../exchange-media/send-media.ts';
import { atCounter, entry, jpeg, opened, operated, readyForCode, sentJpeg, wireJpeg } from '../workbench.fixture.ts';

jest.mock('../exchange-media/send-media.ts', () => ({ sendUnkept: jest.fn() }));
jest.mock('@alveole/shared-screens/chosen-files', () => ({
  ...jest.requireActual<object>('@alveole/shared-screens/chosen-files'),
  resizePhoto: jest.fn((photo: File) => Promise.resolve(photo)),
}));

const { readOwnRepair, operateRepair } = repairRoutes;
const bike = { brand: 'Gitane', serial: 'GT-77', comment: 'cadre rouge' };

const pages = { 'file page': '/admin/reparation/livraison', finalisation: '/admin/livraison/finalisation' } as const;

function show(page: keyof typeof pages, file: RepairFile = readyForCode({ bike })) {
  const props = atCounter();
  props.api.answer(readOwnRepair, file).answer(operateRepair, operated());
  const routes = (
    <Routes>
      <Route path="/admin/reparation/livraison/:id" element={<FollowFilePage {...props} />} />
      <Route path="/admin/livraison/finalisation/:id" element={<ConfirmPickUpPage {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const operations = () => props.api.callsOf(operateRepair).map((call) => call.body?.repair_data);
  return { props, operations, ...renderScreen(routes, { at: `${pages[page]}/repair-1` }) };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Corriger le vélo' }));
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(sendUnkept).mockReset().mockResolvedValue(sentJpeg);
});

describe.each(['file page', 'finalisation'] as const)('what was chosen wrongly, on the %s', (page) => {
  it('sends the corrected number of a bike with the brand of before, and says so', async () => {
    const { user, operations, props } = show(page);
    await user.click(await screen.findByRole('button', { name: 'Corriger le vélo' }));
    const form = await dialog();
    const serial = form.getByRole('textbox', { name: 'Numéro du vélo' });
    expect(serial).toHaveValue('GT-77');
    await user.clear(serial);
    await user.type(serial, 'GT-78');
    await user.click(form.getByRole('button', { name: 'Enregistrer le vélo' }));
    await waitFor(() => expect(operations()).toHaveLength(1));
    expect(operations()[0]).toEqual({
      operation_code: 'VELO',
      operation_data: {
        repair_bike_brand: 'Gitane',
        repair_bike_serial: 'GT-78',
        repair_bike_comment: 'cadre rouge',
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(props.notices).toMatchObject([{ tone: 'success', text: 'Le vélo du dossier est corrigé' }]);
  });

  it('says in the dialog why a corrected bike is refused, and keeps what was typed', async () => {
    const { user, props } = show(page);
    props.api.answer(operateRepair, () => {
      throw appError('BikeAlreadyClaimedException', 'This bike already benefited from the programme.');
    });
    await user.click(await screen.findByRole('button', { name: 'Corriger le vélo' }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: 'Numéro du vélo' }), '9');
    await user.click(form.getByRole('button', { name: 'Enregistrer le vélo' }));
    const serial = form.getByRole('textbox', { name: 'Numéro du vélo' });
    await waitFor(() => expect(serial).toHaveAccessibleDescription(/vélo a déjà bénéficié/));
    expect(serial).toHaveValue('GT-779');
    expect(serial).toHaveFocus();
  });

  it('asks before Escape loses a number that was typed, and before nothing else', async () => {
    const { user } = show(page);
    await user.click(await screen.findByRole('button', { name: 'Corriger le vélo' }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: 'Numéro du vélo' }), '9');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: /^Fermer sans enregistrer/ }));
    await user.click(question.getByRole('button', { name: 'Continuer la saisie' }));
    expect(form.getByRole('textbox', { name: 'Numéro du vélo' })).toHaveValue('GT-779');
    await user.click(form.getByRole('button', { name: 'Fermer' }));
    await user.click(await screen.findByRole('button', { name: 'Abandonner la saisie' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Corriger le vélo' }));
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers to replace the invoice on its page, and the photo in a dialog', async () => {
    const { user, operations } = show(page);
    expect(await screen.findByRole('link', { name: 'Remplacer la facture' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/admin\/seances\/liste\/repair-1\?ajouter$/),
    );
    await user.click(screen.getByRole('button', { name: 'Remplacer la photo' }));
    await screen.findByRole('dialog', { name: 'Remplacer la photo' });
    await chooseFile(user, jpeg());
    await waitFor(() => expect(operations()).toEqual([{ operation_code: 'PHO', operation_data: wireJpeg }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

it.each([
  ['a session', readyForCode({ gender: RepairKind.session }), 'VELO'],
  ['a file that waits for its review', readyForCode({ status: RepairStatus.toReview, missing: [] }), 'REPLACE'],
  ['a file whose code was given', readyForCode({ missing: ['FAC'], history: [opened, entry('VAL')] }), 'VELO'],
] as const)('offers no correction of the bike for %s', async (_what, file, hidden) => {
  show('file page', file);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Corriger le vélo' })).not.toBeInTheDocument();
  if (hidden === 'REPLACE') expect(screen.queryByRole('button', { name: /Remplacer/ })).not.toBeInTheDocument();
});

it('shows the former bike and the corrected one in the timeline of a file', async () => {
  const corrected = entry('VELO', {
    operation_data: {
      repair_bike_brand: 'Gitane',
      repair_bike_serial: 'GT-78',
      former_bike_brand: 'Gitane',
      former_bike_serial: 'GT-77',
    },
  });
  show('file page', readyForCode({ history: [opened, corrected] }));
  const items = within(await screen.findByRole('list', { name: 'Chronologie' })).getAllByRole('listitem');
  expect(items.at(-1)).toHaveTextContent(/Vélo corrigé.*Gitane, n°\sGT-77 → Gitane, n°\sGT-78/);
});

it('says in the timeline of a file that an invoice and a photo were replaced, not deposited twice', async () => {
  const again = (code: 'FAC' | 'PHO') => entry(code, { operation_id: `again-${code}`, operation_data: wireJpeg });
  const history = [opened, entry('FAC', { operation_data: wireJpeg }), entry('PHO', { operation_data: wireJpeg })];
  show('file page', readyForCode({ history: [...history, again('FAC'), again('PHO')] }));
  const items = within(await screen.findByRole('list', { name: 'Chronologie' })).getAllByRole('listitem');
  expect(items.slice(1).map(({ textContent }) => /Facture \S+|Photo du vélo \S+/.exec(textContent ?? '')?.[0])).toEqual(
    ['Facture déposée', 'Photo du vélo ajoutée', 'Facture remplacée', 'Photo du vélo remplacée'],
  );
});
