import { appError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { EstablishmentStatus } from '@alveole/domain';
import { buildEntity } from '@alveole/testing/builders';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { AllEstablishmentsPage, CompaniesPage } from './list-establishments-page.tsx';

const { listEntities, countEntities, saveEntity, exportEntitiesCsv } = establishmentRoutes;
const counts = {
  total: 196,
  mine: 2,
  by_status: { '0': 12, '1': 20, '2': 5, '3': 2, '9': 1 },
  by_ve_request: { waiting: 3, sent: 2, accepted: 8, aborted: 1 },
};
const saved = { row_hash: 'b'.repeat(32), status: EstablishmentStatus.registered } as const;
const free = buildEntity({
  entity_id: 'shop-1',
  status: EstablishmentStatus.registered,
  entity_data: {
    commercialname: 'Vélo Saône',
    activity: { done: 0, request: { gender: 2, fub: '2026-03-12T09:00:00.000Z' } },
  },
});
const assigned = buildEntity({
  entity_id: 'shop-2',
  status: EstablishmentStatus.validated,
  entity_data: { commercialname: 'Roue Libre', operateur_id: 'user-2', operateur_name: 'Jean Roux' },
});

function open({ at = '/admin/backend/entreprises', permission = 0 as 0 | 1, Page = CompaniesPage } = {}) {
  const props = atDesk({ permission });
  props.api.answer(listEntities, [free, assigned]).answer(countEntities, counts).answer(saveEntity, saved);
  return { props, ...renderScreen(<Page {...props} />, { at }) };
}
const rowOf = (name: string) => screen.findByRole('row', { name });
/** An act of a row says of which establishment it is. */
const actOf = (shop: string, act: string) => screen.findByRole('button', { name: `${act}\u00a0: ${shop}` });

describe('who follows the files of a list', () => {
  it('is the one who takes a free file from its row, by the button or by R', async () => {
    const { user, props } = open({ permission: 1 });
    const row = await rowOf('Vélo Saône');
    await user.keyboard('jr');
    await waitFor(() =>
      expect(props.api.callsOf(saveEntity)).toEqual([
        {
          body: expect.objectContaining({
            entity_id: 'shop-1',
            entity_data: { operateur_id: 'user-1', operateur_name: 'Sophie Leroy' },
          }),
        },
      ]),
    );
    expect(row).toHaveTextContent('Moi');
    expect(props.notices.at(-1)).toEqual({ tone: 'success', text: 'Dossier suivi par Sophie Leroy' });
    expect(row).toHaveFocus();
  });

  it('is shown without buttons where an operator may not change it', async () => {
    open({ permission: 1 });
    const row = await rowOf('Roue Libre');
    expect(row).toHaveTextContent('Jean Roux');
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  });

  it('is chosen among those only whose role may decide the file', async () => {
    const { user } = open();
    await user.click(await actOf('Vélo Saône', 'Attribuer'));
    const dialog = await screen.findByRole('dialog', { name: 'Attribuer ce dossier' });
    await user.click(within(dialog).getByRole('button', { name: /Personne/ }));
    const offered = await screen.findAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Sophie Leroy', 'Jean Roux']);
  });

  it('is chosen among colleagues by an administrator', async () => {
    const { user, props } = open();
    await user.click(await actOf('Vélo Saône', 'Attribuer'));
    const dialog = await screen.findByRole('dialog', { name: 'Attribuer ce dossier' });
    await user.click(within(dialog).getByRole('button', { name: /Personne/ }));
    await user.click(await screen.findByRole('option', { name: 'Jean Roux' }));
    await user.click(within(dialog).getByRole('button', { name: 'Attribuer' }));
    await waitFor(() =>
      expect(props.api.callsOf(saveEntity).at(-1)?.body.entity_data).toMatchObject({ operateur_id: 'user-2' }),
    );
  });

  it('is asked for before a colleague’s file is released', async () => {
    const { user, props } = open();
    await user.click(await actOf('Roue Libre', 'Libérer'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Jean Roux ne suivra plus ce dossier');
    expect(props.api.callsOf(saveEntity)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Libérer' }));
    await waitFor(() => expect(props.api.callsOf(saveEntity).at(-1)?.body.entity_data).toEqual({ operateur_id: null }));
  });

  it('stays as it was when the server refuses, and the reason is told', async () => {
    const { user, props } = open({ permission: 1 });
    props.api.answer(saveEntity, () => {
      throw appError('EntityVersionMismatchException', 'The entity was changed by somebody else.');
    });
    await user.click(await actOf('Vélo Saône', 'Réserver'));
    await waitFor(() => expect(props.notices.at(-1)).toMatchObject({ tone: 'warning' }));
    expect(await rowOf('Vélo Saône')).toHaveTextContent('Libre');
    expect(props.api.callsOf(listEntities)).toHaveLength(2);
  });
});

describe('the requests for training', () => {
  it('stand on their rows, and narrow the list with their counts', async () => {
    const { user, props, address } = open();
    expect(await rowOf('Vélo Saône')).toHaveTextContent('VE: Envoyé le 12/03');
    await user.click(screen.getByRole('button', { name: /Demandes de vélo-école/ }));
    await user.click(await screen.findByRole('option', { name: /VE: envoyés/ }));
    await waitFor(() =>
      expect(props.api.callsOf(listEntities).at(-1)).toEqual({ query: { gender: 0, ve_request: 'sent' } }),
    );
    expect(address()).toBe('/admin/backend/entreprises?ve=envoyes');
    expect(await screen.findByText('2 dossiers affichés sur 2')).toBeInTheDocument();
  });
});

it('turns the order round by the head of its date', async () => {
  const { user, props, address } = open();
  await rowOf('Vélo Saône');
  expect(screen.getByRole('columnheader', { name: 'Déposé' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Déposé' }));
  await waitFor(() =>
    expect(props.api.callsOf(listEntities).at(-1)).toEqual({ query: { gender: 0, order: 'oldest' } }),
  );
  expect(address()).toBe('/admin/backend/entreprises?tri=anciens');
});

it.each([
  ['Établissement', 'name', 'nom'],
  ['Département, ville', 'department', 'departement'],
  ['État', 'status', 'etat'],
])('sorts by the head “%s”, either way, and keeps it in the address', async (head, key, name) => {
  const { user, props, address } = open();
  await rowOf('Vélo Saône');
  expect(screen.getByRole('columnheader', { name: head })).toHaveAttribute('aria-sort', 'none');
  await user.click(screen.getByRole('button', { name: head }));
  await waitFor(() => expect(props.api.callsOf(listEntities).at(-1)).toEqual({ query: { gender: 0, order: key } }));
  expect(address()).toBe(`/admin/backend/entreprises?tri=${name}`);
  expect(await screen.findByRole('columnheader', { name: head })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(await screen.findByRole('button', { name: head }));
  await waitFor(() =>
    expect(props.api.callsOf(listEntities).at(-1)).toEqual({ query: { gender: 0, order: `${key}-falling` } }),
  );
  expect(address()).toBe(`/admin/backend/entreprises?tri=${name}-desc`);
});

it('shows every kind that the role reads on any other path', async () => {
  const { props } = open({ at: '/admin/backend/ailleurs', Page: AllEstablishmentsPage });
  await rowOf('Vélo Saône');
  expect(props.api.callsOf(listEntities)).toEqual([{ query: {} }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Tous les établissements' })).toBeInTheDocument();
});

describe('the export', () => {
  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:export');
    URL.revokeObjectURL = jest.fn();
  });

  it('asks for exactly the rows on screen, and saves them', async () => {
    const { user, props } = open({ at: '/admin/backend/entreprises?filtre=0&ve=attente&q=lyon' });
    props.api.answer(exportEntitiesCsv, new Uint8Array([1, 2]));
    await rowOf('Vélo Saône');
    await user.click(screen.getByRole('button', { name: 'Exporter' }));
    await user.click(await screen.findByRole('radio', { name: /CSV/ }));
    await user.click(screen.getByRole('button', { name: 'Télécharger le fichier' }));
    await waitFor(() => expect(props.notices.at(-1)?.text).toContain('Le fichier est enregistré'));
    expect(props.api.callsOf(exportEntitiesCsv)).toEqual([
      { query: { query: 'lyon', gender: 0, status: 0, ve_request: 'waiting' } },
    ]);
    expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
  });

  it('tells how far it is, and can be stopped without a file and without a reproach', async () => {
    const { user, props } = open();
    await rowOf('Vélo Saône');
    const call = jest.spyOn(props.api, 'call').mockImplementation((_route, _request, options) => {
      options?.onProgress?.({ receivedBytes: 33_000, rows: 196 });
      return new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    });
    await user.click(screen.getByRole('button', { name: 'Exporter' }));
    await user.click(await screen.findByRole('radio', { name: /CSV/ }));
    await user.click(screen.getByRole('button', { name: 'Télécharger le fichier' }));
    const progress = await screen.findByRole('progressbar', { name: /196.dossiers, 3\d.* reçus/ });
    expect(progress).toHaveAttribute('aria-valuetext', expect.stringMatching(/^51.%$/));
    await user.click(screen.getByRole('button', { name: 'Interrompre' }));
    await waitFor(() => expect(progress).not.toBeInTheDocument());
    expect(call).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(URL.createObjectURL).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Télécharger le fichier' })).toBeEnabled();
  });

  it('says in the dialog why it failed, and can be asked again', async () => {
    const { user, props } = open();
    props.api.answer(exportEntitiesCsv, () => {
      throw appError('ServiceUnavailableException', 'network error');
    });
    await rowOf('Vélo Saône');
    await user.click(screen.getByRole('button', { name: 'Exporter' }));
    await user.click(await screen.findByRole('radio', { name: /CSV/ }));
    await user.click(screen.getByRole('button', { name: 'Télécharger le fichier' }));
    expect(await screen.findByText(/Le service ne répond pas/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Télécharger le fichier' })).toBeEnabled();
  });
});
