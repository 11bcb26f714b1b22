import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { massRunRoutes } from '@alveole/contracts/mass-run';
import { repairRoutes } from '@alveole/contracts/repair';
import { staffRoutes } from '@alveole/contracts/staff';
import type { RouteResult } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { MassToolsPage } from './mass-tools-page.tsx';

const { openRepairMassRun, listRepairMassRuns, readRepairMassRun, turnRepairMassRun, listRepairMassLines } =
  massRunRoutes;
type Run = RouteResult<typeof readRepairMassRun>;
const none = { ready: 0, begun: 0, done: 0, already: 0, unknown: 0, repeated: 0, refused: 0 };
const id = 'd'.repeat(32);
const previewed: Run = {
  run_id: id,
  act: 'not-eligible',
  state: 'previewed',
  source: 'lines',
  created_by: 'Sophie Leroy',
  created_at: '2026-03-02T09:00:00.000Z',
  total: 2,
  counts: { ...none, ready: 1, refused: 1 },
};
const lines: RouteResult<typeof listRepairMassLines> = [
  { index: 0, given: 'REP00001_46790', result: 'ready', repair_id: 'r-1', name: 'REP00001_46790 · Vélo Saône' },
  { index: 1, given: 'REP00001_46791', result: 'refused', repair_id: 'r-2', reason: 'Déjà payé' },
];

beforeEach(() => sessionStorage.clear());

function open(at = '/admin/robot', permission: 0 | 1 = 0, run = previewed) {
  const props = atDesk({ permission });
  props.api
    .answer(staffRoutes.listStaff, [{ user_id: 'bob', description: { name: 'ROUX Bob' }, role: 'ADM' }])
    .answer(massRunRoutes.listMassRuns, [])
    .answer(listRepairMassRuns, [previewed])
    .answer(openRepairMassRun, { ...previewed, state: 'previewing', counts: none })
    .answer(readRepairMassRun, run)
    .answer(listRepairMassLines, lines);
  return { props, ...renderScreen(<MassToolsPage {...props} />, { at }) };
}

const preview = () => screen.findByRole('button', { name: 'Lancer l’essai à blanc' });

describe('acts on many files', () => {
  it('begin with a pasted list of numbers, without which nothing is sent', async () => {
    const { user, props, address } = open();
    await user.click(await preview());
    const list = screen.getByRole('textbox', { name: 'Liste' });
    expect(list).toHaveAccessibleDescription(/Veuillez coller au moins une ligne/);
    await user.click(list);
    await user.paste('REP00001_46790\nREP00001_46791\n');
    await user.click(await preview());
    await waitFor(() => expect(address()).toBe(`/admin/robot?traitement=${id}`));
    expect(props.api.callsOf(openRepairMassRun)).toEqual([
      { body: { act: 'not-eligible', lines: ['REP00001_46790', 'REP00001_46791'] } },
    ]);
  });

  it('say that a problem came up where the service does not know why', async () => {
    const { user, props } = open();
    props.api.answer(openRepairMassRun, () => Promise.reject(appError('InternalError', 'x')));
    await user.click(await preview());
    await user.click(screen.getByRole('textbox', { name: 'Liste' }));
    await user.paste('REP00001_46790');
    await user.click(await preview());
    expect(await screen.findByText('Un problème est survenu')).toBeInTheDocument();
  });

  it('take the first column of a file, which can be looked at before it is sent', async () => {
    const { user, props } = open();
    await preview();
    const content = '\u{feff}Dossier;Nom\r\n"REP00001_46790";Vélo, Saône\r\n\r\nREP00001_46791;Cycles\r\n';
    const file = Object.assign(new File([content], 'liste.csv', { type: 'application/vnd.ms-excel' }), {
      text: async () => content,
    });
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    expect(await screen.findByText(/^2\sligne/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Liste' })).toHaveValue('REP00001_46790\nREP00001_46791');
    await user.click(await preview());
    await waitFor(() =>
      expect(props.api.callsOf(openRepairMassRun)).toEqual([
        { body: { act: 'not-eligible', lines: ['REP00001_46790', 'REP00001_46791'] } },
      ]),
    );
  });

  it('tell an operator at once which of them is an administrator’s', async () => {
    const { user, props } = open('/admin/robot', 1);
    await user.click(await screen.findByRole('textbox', { name: 'Liste' }));
    await user.paste('REP00001_46790');
    await user.click(await preview());
    expect(screen.getByRole('radiogroup', { name: 'Action' })).toHaveAccessibleDescription(
      /Seul un administrateur peut lancer ce traitement par liste/,
    );
    await user.click(screen.getByRole('radio', { name: 'Valider' }));
    await user.click(await preview());
    await waitFor(() =>
      expect(props.api.callsOf(openRepairMassRun)).toEqual([{ body: { act: 'validate', lines: ['REP00001_46790'] } }]),
    );
  });

  it('ask for the text of a complement, and take SIRETs as well', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('radio', { name: 'Demander un complément' }));
    await user.click(screen.getByRole('radio', { name: /liste de SIRET/ }));
    await user.click(screen.getByRole('textbox', { name: 'Liste' }));
    await user.paste('123456789');
    await user.click(await preview());
    const text = screen.getByRole('textbox', { name: 'Texte du complément' });
    expect(text).toHaveAccessibleDescription(/Veuillez saisir la demande de complément/);
    await user.type(text, 'Photo floue');
    await user.click(await preview());
    await waitFor(() =>
      expect(props.api.callsOf(openRepairMassRun)).toEqual([
        { body: { act: 'ask-complements', reasons: ['Photo floue'], sirets: ['123456789'] } },
      ]),
    );
  });

  it('draw a share of a filter', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('radio', { name: 'Placer dans l’échantillon' }));
    await user.click(screen.getByRole('radio', { name: 'Tous ceux d’un filtre' }));
    const share = screen.getByRole('textbox', { name: /Part tirée au sort/ });
    await user.type(share, '200');
    await user.click(await preview());
    expect(share).toHaveAccessibleDescription(/entre 0 et 100/);
    await user.clear(share);
    await user.type(share, '2,5');
    await user.click(await preview());
    await waitFor(() =>
      expect(props.api.callsOf(openRepairMassRun)).toEqual([
        { body: { act: 'sample', filter: {}, draw: { percent: 2.5 } } },
      ]),
    );
  });

  it('name who shall follow the files', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('radio', { name: 'Attribuer ou libérer' }));
    await user.click(screen.getByRole('textbox', { name: 'Liste' }));
    await user.paste('REP00001_46790');
    await user.click(await preview());
    expect(screen.getByText('Veuillez sélectionner un utilisateur')).toBeVisible();
    // The first one is the summary of the faults, which leads to the field.
    await user.click(screen.getAllByRole('button', { name: /Nouveau suivi/ })[1] as HTMLElement);
    await user.click(await screen.findByRole('option', { name: 'ROUX Bob' }));
    await user.click(await preview());
    await waitFor(() =>
      expect(props.api.callsOf(openRepairMassRun)).toEqual([
        { body: { act: 'assign', operator_id: 'bob', lines: ['REP00001_46790'] } },
      ]),
    );
  });

  it('are found again by what they did', async () => {
    open();
    const past = await screen.findByRole('grid', { name: 'Traitements de dossiers passés' });
    expect(within(past).getByRole('row', { name: /02-03-2026/ })).toHaveTextContent('Déclarer non éligibles');
  });

  it('say of each file what would become of it, and are confirmed before anything is written', async () => {
    const { user, props } = open(`/admin/robot?traitement=${id}`);
    expect(await screen.findByRole('row', { name: 'REP00001_46791' })).toHaveTextContent('Déjà payé');
    props.api.answer(turnRepairMassRun, { ...previewed, state: 'running' });
    await user.click(screen.getByRole('button', { name: /Déclarer non éligibles 1.dossier/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('sont épargnés');
    expect(props.api.callsOf(turnRepairMassRun)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Déclarer non éligibles' }));
    await waitFor(() =>
      expect(props.api.callsOf(turnRepairMassRun)).toEqual([{ params: { id }, body: { action: 'start' } }]),
    );
  });

  it.each([
    ['previewing', undefined, 'Interrompre', 'stop'],
    ['running', '2026-03-02T09:05:00.000Z', 'Interrompre', 'stop'],
    ['stopped', undefined, 'Reprendre l’essai à blanc', 'start'],
    ['stopped', '2026-03-02T09:05:00.000Z', 'Reprendre le traitement', 'start'],
  ] as const)('that are %s (started %s) offer « %s »', async (state, started_at, label, action) => {
    const run = { ...previewed, state, ...(started_at && { started_at }) };
    const { user, props } = open(`/admin/robot?traitement=${id}`, 0, run);
    props.api.answer(turnRepairMassRun, run);
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(props.api.callsOf(turnRepairMassRun)).toEqual([{ params: { id }, body: { action } }]));
  });
});

describe('the exports of the tools', () => {
  const saved: { name: string; bytes: Promise<Blob> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob;
    URL.createObjectURL = (file) => ((last = file as Blob), 'blob:export');
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, bytes: Promise.resolve(last) });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const bytes = new Uint8Array([1, 2, 3]);

  it.each([
    ['Dossiers (CSV)', repairRoutes.exportRepairsCsv, 'dossiers.csv', 'text/csv'],
    ['Identifiants et SIRET (JSON)', establishmentRoutes.exportEntities, 'etablissements.json', 'application/json'],
  ] as const)('« %s » gives the file at once', async (label, route, name, type) => {
    const { user, props } = open();
    props.api.answer(route, bytes);
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(saved.map((file) => file.name)).toEqual([name]));
    expect(await saved[0]?.bytes).toMatchObject({ size: 3, type });
    expect(props.api.callsOf(route)).toEqual([{ query: {} }]);
  });

  it('« Exporter » gives every establishment in the format that is chosen', async () => {
    const { user, props } = open();
    props.api.answer(establishmentRoutes.exportEntitiesXlsx, bytes);
    await user.click(await screen.findByRole('button', { name: 'Exporter' }));
    await user.click(await screen.findByRole('button', { name: 'Télécharger le fichier' }));
    await waitFor(() =>
      expect(saved.map((file) => file.name)).toEqual([expect.stringMatching(/^etablissements-.*xlsx$/)]),
    );
    expect(props.api.callsOf(establishmentRoutes.exportEntitiesXlsx)).toEqual([{ query: {} }]);
  });

  it('say why no file came', async () => {
    const { user, props } = open();
    props.api.answer(repairRoutes.exportRepairsCsv, () => {
      throw appError('ServiceUnavailableException', 'network error');
    });
    await user.click(await screen.findByRole('button', { name: 'Dossiers (CSV)' }));
    await waitFor(() => expect(props.notices).toEqual([expect.objectContaining({ tone: 'danger', seconds: 10 })]));
    expect(saved).toEqual([]);
  });
});
