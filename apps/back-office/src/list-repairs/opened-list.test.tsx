import { deskRoutes } from '@alveole/contracts/desk';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { atDesk, completeRepair } from '../desk.fixture.ts';
import { ListRepairsPage } from './list-repairs-page.tsx';

const { listRepairs, countRepairs, countListedRepairs } = repairRoutes;
const list = '/admin/backend/reparations';
const toValidate = { status: RepairStatus.toReview, recommended: 'no', order: 'oldest' };

interface Opening {
  readonly at?: string;
  readonly views?: readonly {
    readonly view_id: string;
    readonly name: string;
    readonly filters: Record<string, string>;
  }[];
  readonly default_id?: string;
  /** What of the counts waits for a second operator. */
  readonly toConfirm?: object;
}

function open({ at = list, views = [], toConfirm = {}, ...rest }: Opening = {}) {
  const props = atDesk();
  props.api
    .answer(listRepairs, [completeRepair()])
    .answer(countRepairs, { total: 371, mine: 17, unread: 0, by_status: { '1': 214 }, ...toConfirm })
    .answer(countListedRepairs, { count: 1 })
    .answer(deskRoutes.readListViews, { list: 'repairs', views: [...views], ...rest });
  const page = renderScreen(<ListRepairsPage {...props} />, { at });
  return { ...page, props, queries: () => props.api.callsOf(listRepairs).map(({ query }) => query) };
}
const row = () => screen.findByRole('row', { name: 'REP00042_10001' });

describe('the list of repairs', () => {
  it('opens the list of files on those to validate, the oldest first, where the address names no filter', async () => {
    const { queries, address } = open();
    await row();
    expect(queries()).toEqual([toValidate]);
    expect(await screen.findByRole('radio', { name: 'À valider 214' })).toBeChecked();
    expect(screen.getByRole('columnheader', { name: /Déposé/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(address()).toBe(list);
  });

  it('leaves out of « À valider » what waits for a confirmation, in the count as in the list', async () => {
    const { queries } = open({ toConfirm: { to_confirm: 5, to_confirm_by_status: { '1': 4, '4': 1 } } });
    expect(await screen.findByRole('radio', { name: /À valider.*210/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /À confirmer.*5/ })).toBeInTheDocument();
    expect(queries()[0]).toMatchObject({ status: RepairStatus.toReview, recommended: 'no' });
  });

  it('opens the list of files on the operator’s default view where there is one', async () => {
    const { queries, address } = open({
      views: [{ view_id: 'v1', name: 'Relances', filters: { filtre: '3' } }],
      default_id: 'v1',
    });
    await waitFor(() => expect(queries().at(-1)).toEqual({ status: RepairStatus.complementAsked }));
    expect(address()).toBe(`${list}?filtre=3`);
  });

  it('keeps the files to validate while one searches among them', async () => {
    const { user, queries, address } = open();
    await row();
    await user.type(screen.getByRole('searchbox'), 'durand{Enter}');
    await waitFor(() => expect(queries().at(-1)).toEqual({ ...toValidate, query: 'durand' }));
    expect(address()).toBe(`${list}?filtre=1&tri=anciens&q=durand`);
  });

  it('shows all files by their chip, which the address names, and by a view that was saved without filters', async () => {
    const { user, queries, address } = open({ views: [{ view_id: 'v1', name: 'Tout', filters: {} }] });
    await user.click(await screen.findByRole('radio', { name: 'Tous 371' }));
    await waitFor(() => expect(address()).toBe(`${list}?filtre=tous&tri=anciens`));
    await user.click(screen.getByRole('button', { name: 'Vues' }));
    await user.click(await screen.findByRole('button', { name: 'Afficher Tout' }));
    await waitFor(() => expect(queries().at(-1)).toEqual({}));
    expect(address()).toBe(`${list}?filtre=tous`);
    expect(screen.getByRole('button', { name: 'Tout' })).toBeInTheDocument();
  });
});

describe('the search of the list', () => {
  it('keeps the rows of the search before, dimmed as busy, until the next ones come, and those of no other filter', async () => {
    const { user, props } = open({ at: `${list}?filtre=tous` });
    await row();
    let give: (rows: RepairFile[]) => void = () => undefined;
    const rows = new Promise<RepairFile[]>((resolve) => (give = resolve));
    props.api.answer(listRepairs, () => rows);
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher un dossier' }), 'martin');
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    expect(await row()).toBeInTheDocument();
    give([]);
    await waitFor(() => expect(screen.queryByRole('row', { name: 'REP00042_10001' })).not.toBeInTheDocument());
    expect(screen.queryByRole('grid', { busy: true })).not.toBeInTheDocument();
    props.api.answer(listRepairs, () => new Promise<RepairFile[]>(() => undefined));
    await user.click(screen.getByRole('radio', { name: /^À valider/ }));
    expect(await screen.findByRole('status', { busy: true })).toBeInTheDocument();
  });

  it('narrows the list of files while one types, without Enter, and keeps the focus in the field', async () => {
    const { user, queries, address } = open({ at: `${list}?filtre=tous` });
    await row();
    const field = screen.getByRole('searchbox', { name: 'Rechercher un dossier' });
    await user.type(field, 'durand');
    await waitFor(() => expect(queries()).toEqual([{}, { query: 'durand' }]));
    expect(address()).toBe(`${list}?filtre=tous&q=durand`);
    expect(await screen.findByRole('status', { name: 'Résultat de la recherche' })).toHaveTextContent(
      '1 dossier trouvé',
    );
    expect(field).toHaveFocus();
    await user.clear(field);
    await waitFor(() => expect(address()).toBe(`${list}?filtre=tous`));
    expect(screen.getByRole('status', { name: 'Résultat de la recherche' })).toBeEmptyDOMElement();
    expect(field).toHaveFocus();
  });

  it('searches no file before three characters are typed, and says so at Enter', async () => {
    const { user, queries } = open({ at: `${list}?filtre=tous&q=durand` });
    await row();
    const field = screen.getByRole('searchbox');
    await user.clear(field);
    await user.type(field, 'du');
    await waitFor(() => expect(queries()).toEqual([{ query: 'durand' }, {}]));
    expect(field).not.toBeInvalid();
    await user.keyboard('{Enter}');
    expect(field).toBeInvalid();
    expect(field).toHaveValue('du');
  });

  it('focuses the search of files by /, and selects its text', async () => {
    const { user } = open({ at: `${list}?filtre=tous&q=durand` });
    await row();
    await user.keyboard('/');
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'durand'.length]);
    await user.keyboard('martin');
    expect(field).toHaveValue('martin');
  });

  it('names / among the keys of the list of files', async () => {
    const { user } = open();
    await row();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog')).toHaveTextContent('rechercher/');
  });
});
