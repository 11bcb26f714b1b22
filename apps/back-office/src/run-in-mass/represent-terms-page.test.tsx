import { appError } from '@alveole/contracts';
import { massRunRoutes } from '@alveole/contracts/mass-run';
import { staffRoutes } from '@alveole/contracts/staff';
import type { RouteResult } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { MassToolsPage } from './mass-tools-page.tsx';
import { RepresentTermsPage } from './represent-terms-page.tsx';

const { openMassRun, listMassRuns, readMassRun, turnMassRun, listMassLines, exportMassLines } = massRunRoutes;
type Run = RouteResult<typeof readMassRun>;
const none = { ready: 0, begun: 0, done: 0, already: 0, unknown: 0, repeated: 0, refused: 0 };
const id = 'c'.repeat(32);
const previewed: Run = {
  run_id: id,
  act: 'represent-terms',
  state: 'previewed',
  source: 'lines',
  created_by: 'Sophie Leroy',
  created_at: '2026-03-02T09:00:00.000Z',
  total: 3,
  counts: { ...none, ready: 1, unknown: 1, refused: 1 },
};
const lines: RouteResult<typeof listMassLines> = [
  { index: 0, given: '12345678900011', result: 'ready', entity_id: 'shop-1', name: 'Vélo Saône' },
  { index: 1, given: '999', result: 'unknown' },
  {
    index: 2,
    given: 'shop-2',
    result: 'refused',
    entity_id: 'shop-2',
    name: 'Roue Libre',
    reason: 'Ce dossier est suivi par un autre opérateur',
  },
];

beforeEach(() => sessionStorage.clear());

function open(at = '/admin/robotCGS', run: Run | (() => Run) = previewed, Page = RepresentTermsPage) {
  const props = atDesk();
  props.api
    .answer(staffRoutes.listStaff, [])
    .answer(massRunRoutes.listRepairMassRuns, [])
    .answer(listMassRuns, [previewed])
    .answer(openMassRun, { ...previewed, state: 'previewing', counts: none })
    .answer(readMassRun, run)
    .answer(listMassLines, ({ query }) => lines.filter(({ result }) => !query.result || result === query.result));
  return { props, ...renderScreen(<Page {...props} />, { at }) };
}

describe('the conditions represented to many establishments', () => {
  it('begin with a pasted list, whose draft stays until it is sent', async () => {
    const { user, props, address, unmount } = open();
    const field = await screen.findByRole('textbox', { name: 'Liste' });
    await user.click(screen.getByRole('button', { name: 'Lancer l’essai à blanc' }));
    expect(field).toHaveAccessibleDescription(/Veuillez coller au moins une ligne/);
    await user.click(field);
    await user.paste('12345678900011\n 999 ;shop-2\n\n');
    unmount();
    const again = open();
    expect(await screen.findByRole('textbox', { name: 'Liste' })).toHaveValue('12345678900011\n 999 ;shop-2\n\n');
    await again.user.click(screen.getByRole('button', { name: 'Lancer l’essai à blanc' }));
    await waitFor(() => expect(again.address()).toBe(`/admin/robotCGS?traitement=${id}`));
    expect(again.props.api.callsOf(openMassRun)).toEqual([
      { body: { act: 'represent-terms', lines: ['12345678900011', '999', 'shop-2'] } },
    ]);
    expect(props.api.callsOf(openMassRun)).toEqual([]);
    expect(address()).toBe('/admin/robotCGS');
    expect(sessionStorage).toHaveLength(0);
  });

  it('begin with a filter as well', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('radio', { name: 'Tous ceux d’un filtre' }));
    await user.click(screen.getByRole('button', { name: /État des dossiers/ }));
    await user.click(await screen.findByRole('option', { name: 'Validé' }));
    await user.type(screen.getByRole('textbox', { name: 'Recherche' }), 'lyon');
    await user.click(screen.getByRole('button', { name: 'Lancer l’essai à blanc' }));
    await waitFor(() =>
      expect(props.api.callsOf(openMassRun)).toEqual([
        { body: { act: 'represent-terms', filter: { status: 1, query: 'lyon' } } },
      ]),
    );
  });

  it('say of each line what would become of it, and are confirmed before anything is written', async () => {
    const { user, props } = open(`/admin/robotCGS?traitement=${id}`);
    expect(await screen.findByRole('row', { name: 'Roue Libre' })).toHaveTextContent(
      'Ce dossier est suivi par un autre opérateur',
    );
    await user.click(screen.getByRole('radio', { name: 'Inconnu 1' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Roue Libre' })).not.toBeInTheDocument());
    props.api.answer(turnMassRun, { ...previewed, state: 'running' });
    await user.click(screen.getByRole('button', { name: /Représenter les conditions à 1.établissement/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Chacun devra les accepter');
    expect(props.api.callsOf(turnMassRun)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Représenter' }));
    await waitFor(() =>
      expect(props.api.callsOf(turnMassRun)).toEqual([{ params: { id }, body: { action: 'start' } }]),
    );
  });

  it('are started by who prepared them alone, which the page says to others', async () => {
    open(`/admin/robotCGS?traitement=${id}`, { ...previewed, created_by_id: 'somebody-else' });
    expect(
      await screen.findByText(/Seule la personne qui a préparé ce traitement \(Sophie Leroy\) peut le lancer/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Représenter les conditions/ })).not.toBeInTheDocument();
  });

  it('say when they stopped because the account of who prepared them is closed', async () => {
    const stopped: Run = { ...previewed, state: 'stopped', created_by_id: 'somebody-else', stop_reason: 'author' };
    open(`/admin/robotCGS?traitement=${id}`, stopped);
    expect(await screen.findByText(/le compte de Sophie Leroy n’est plus ouvert/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Reprendre/ })).not.toBeInTheDocument();
  });

  it('show how far they have come, and can be interrupted', async () => {
    const running: Run = { ...previewed, state: 'running', counts: { ...none, ready: 1, done: 1, unknown: 1 } };
    const { user, props } = open(`/admin/robotCGS?traitement=${id}`, running);
    expect(await screen.findByRole('progressbar', { name: /Traitement en cours/ })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^67/),
    );
    props.api.answer(turnMassRun, { ...running, state: 'stopped' });
    await user.click(screen.getByRole('button', { name: 'Interrompre' }));
    await waitFor(() => expect(props.api.callsOf(turnMassRun)[0]?.body).toEqual({ action: 'stop' }));
  });

  it('give their results as a file', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:results');
    URL.revokeObjectURL = jest.fn();
    const { user, props } = open(`/admin/robotCGS?traitement=${id}`);
    props.api.answer(exportMassLines, new Uint8Array([1]));
    await user.click(await screen.findByRole('button', { name: 'Télécharger les résultats' }));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
  });

  it('say that a run cannot be found', async () => {
    open(`/admin/robotCGS?traitement=${id}`, () => {
      throw appError('NotFoundException', 'Unknown run.');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('n’existe plus');
  });
});

it('lead from the tools to the runs so far', async () => {
  const { user, address } = open('/admin/robot', previewed, MassToolsPage);
  expect(await screen.findByRole('link', { name: 'Préparer un traitement' })).toHaveAttribute(
    'href',
    '/admin/robotCGS',
  );
  await user.click(await screen.findByRole('row', { name: /02-03-2026/ }));
  expect(address()).toBe(`/admin/robotCGS?traitement=${id}`);
});
