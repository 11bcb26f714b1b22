import { appError } from '@alveole/contracts';
import { massRunRoutes } from '@alveole/contracts/mass-run';
import { screen, waitFor, within } from '@testing-library/react';
import { openTools, previewed, runId } from './open-tools.fixture.tsx';

const { openRepairMassRun, turnRepairMassRun } = massRunRoutes;

beforeEach(() => sessionStorage.clear());

const preview = () => screen.findByRole('button', { name: 'Lancer l’essai à blanc' });

describe('acts on many files', () => {
  it('begin with a pasted list of numbers, without which nothing is sent', async () => {
    const { user, props, address } = openTools();
    await user.click(await preview());
    const list = screen.getByRole('textbox', { name: 'Liste' });
    expect(list).toHaveAccessibleDescription(/Veuillez coller au moins une ligne/);
    await user.click(list);
    await user.paste('REP00001_46790\nREP00001_46791\n');
    await user.click(await preview());
    await waitFor(() => expect(address()).toBe(`/admin/robot?traitement=${runId}`));
    expect(props.api.callsOf(openRepairMassRun)).toEqual([
      { body: { act: 'not-eligible', lines: ['REP00001_46790', 'REP00001_46791'] } },
    ]);
  });

  it('say that a problem came up where the service does not know why', async () => {
    const { user, props } = openTools();
    props.api.answer(openRepairMassRun, () => Promise.reject(appError('InternalError', 'x')));
    await user.click(await preview());
    await user.click(screen.getByRole('textbox', { name: 'Liste' }));
    await user.paste('REP00001_46790');
    await user.click(await preview());
    expect(await screen.findByText('Un problème est survenu')).toBeInTheDocument();
  });

  it('take the first column of a file, which can be looked at before it is sent', async () => {
    const { user, props } = openTools();
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
    const { user, props } = openTools('/admin/robot', 1);
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
    const { user, props } = openTools();
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
    const { user, props } = openTools();
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
    const { user, props } = openTools();
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
    openTools();
    const past = await screen.findByRole('grid', { name: 'Traitements de dossiers passés' });
    expect(within(past).getByRole('row', { name: /02-03-2026/ })).toHaveTextContent('Déclarer non éligibles');
  });

  it('say of each file what would become of it, and are confirmed before anything is written', async () => {
    const { user, props } = openTools(`/admin/robot?traitement=${runId}`);
    expect(await screen.findByRole('row', { name: 'REP00001_46791' })).toHaveTextContent('Déjà payé');
    props.api.answer(turnRepairMassRun, { ...previewed, state: 'running' });
    await user.click(screen.getByRole('button', { name: /Déclarer non éligibles 1.dossier/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('sont épargnés');
    expect(props.api.callsOf(turnRepairMassRun)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Déclarer non éligibles' }));
    await waitFor(() =>
      expect(props.api.callsOf(turnRepairMassRun)).toEqual([{ params: { id: runId }, body: { action: 'start' } }]),
    );
  });

  it('name number, person, shop and sum of each file, and the total beside the button and in the confirmation', async () => {
    const { user } = openTools(`/admin/robot?traitement=${runId}`, 0, { ...previewed, act: 'validate' });
    const row = await screen.findByRole('row', { name: 'REP00001_46790' });
    for (const text of ['DURAND Léa', 'Vélo Saône', '42,50']) expect(row).toHaveTextContent(text);
    expect(screen.queryByText('r-1')).toBeNull();
    expect(screen.getByText(/^1.dossier pour 42,50.€ de primes$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Valider 1.dossier/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/1.dossier pour 42,50.€ de primes/);
  });

  it.each([
    ['previewing', undefined, 'Interrompre', 'stop'],
    ['running', '2026-03-02T09:05:00.000Z', 'Interrompre', 'stop'],
    ['stopped', undefined, 'Reprendre l’essai à blanc', 'start'],
    ['stopped', '2026-03-02T09:05:00.000Z', 'Reprendre le traitement', 'start'],
  ] as const)('that are %s (started %s) offer « %s »', async (state, started_at, label, action) => {
    const run = { ...previewed, state, ...(started_at && { started_at }) };
    const { user, props } = openTools(`/admin/robot?traitement=${runId}`, 0, run);
    props.api.answer(turnRepairMassRun, run);
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() =>
      expect(props.api.callsOf(turnRepairMassRun)).toEqual([{ params: { id: runId }, body: { action } }]),
    );
  });
});
