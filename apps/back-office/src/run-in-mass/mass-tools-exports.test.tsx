import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { repairRoutes } from '@alveole/contracts/repair';
import { screen, waitFor } from '@testing-library/react';
import { openTools } from './open-tools.fixture.tsx';

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
    const { user, props } = openTools();
    props.api.answer(route, bytes);
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(saved.map((file) => file.name)).toEqual([name]));
    expect(await saved[0]?.bytes).toMatchObject({ size: 3, type });
    expect(props.api.callsOf(route)).toEqual([{ query: {} }]);
  });

  it('« Exporter » gives every establishment in the format that is chosen', async () => {
    const { user, props } = openTools();
    props.api.answer(establishmentRoutes.exportEntitiesXlsx, bytes);
    await user.click(await screen.findByRole('button', { name: 'Exporter' }));
    await user.click(await screen.findByRole('button', { name: 'Télécharger le fichier' }));
    await waitFor(() =>
      expect(saved.map((file) => file.name)).toEqual([expect.stringMatching(/^etablissements-.*xlsx$/)]),
    );
    expect(props.api.callsOf(establishmentRoutes.exportEntitiesXlsx)).toEqual([{ query: {} }]);
  });

  it('say why no file came', async () => {
    const { user, props } = openTools();
    props.api.answer(repairRoutes.exportRepairsCsv, () => {
      throw appError('ServiceUnavailableException', 'network error');
    });
    await user.click(await screen.findByRole('button', { name: 'Dossiers (CSV)' }));
    await waitFor(() => expect(props.notices).toEqual([expect.objectContaining({ tone: 'danger', seconds: 10 })]));
    expect(saved).toEqual([]);
  });
});
