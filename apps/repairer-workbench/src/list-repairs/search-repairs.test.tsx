import type { RepairSummary } from '@alveole/contracts/repair';
import { screen, waitFor } from '@testing-library/react';
import { listOwnRepairs, open } from './list-repairs.fixture.tsx';

describe('the search of the list of files', () => {
  it('searches by phone, spaces or not, and keeps the search in the address', async () => {
    const { user, props, address } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Rechercher un dossier' }), '06 12 34 56 78{Enter}');
    expect(address()).toBe('/admin/reparation/livraison?q=06+12+34+56+78');
    expect(props.api.callsOf(listOwnRepairs).at(-1)).toEqual({ query: { query: '0612345678' } });
  });

  it('narrows the list while one types, without Enter, keeps the focus and tells the count', async () => {
    const { user, props, address } = open();
    const field = await screen.findByRole('searchbox', { name: 'Rechercher un dossier' });
    await screen.findByRole('listitem');
    await user.type(field, 'durand');
    await waitFor(() => expect(address()).toBe('/admin/reparation/livraison?q=durand'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('durand');
    expect(await screen.findByText(/^1\sdossier trouvé$/)).toHaveRole('status');
    expect(props.api.callsOf(listOwnRepairs).at(-1)).toEqual({ query: { query: 'durand' } });
    props.api.answer(listOwnRepairs, []);
    await user.type(field, 'x');
    await waitFor(() => expect(screen.getAllByText('Aucun dossier trouvé')[0]).toHaveRole('status'));
    await user.clear(field);
    await waitFor(() => expect(address()).toBe('/admin/reparation/livraison'));
  });

  it('keeps the rows of the search before, dimmed as busy, until the next ones come', async () => {
    const { user, props } = open();
    await screen.findByRole('listitem');
    let give: (rows: RepairSummary[]) => void = () => undefined;
    const rows = new Promise<RepairSummary[]>((resolve) => (give = resolve));
    props.api.answer(listOwnRepairs, () => rows);
    await user.type(screen.getByRole('searchbox'), 'martin');
    await waitFor(() => expect(props.api.callsOf(listOwnRepairs).at(-1)).toEqual({ query: { query: 'martin' } }));
    expect(screen.getByRole('listitem')).toHaveTextContent('DURAND Lea');
    expect(screen.getByRole('listitem').parentElement).toHaveAttribute('aria-busy', 'true');
    give([]);
    expect(await screen.findByText('Aucun de vos dossiers ne répond à cette recherche.')).toBeInTheDocument();
  });

  it('refuses a search of fewer than three characters', async () => {
    const { user, props } = open();
    const field = await screen.findByRole('searchbox', { name: 'Rechercher un dossier' });
    await user.type(field, 'le{Enter}');
    expect(field).toHaveAccessibleDescription(/Veuillez renseigner 3 caractères minimum/);
    expect(props.api.callsOf(listOwnRepairs)).toHaveLength(1);
  });

  it('says that a number is unknown, and offers the whole list', async () => {
    const { user, address } = open([], { at: '/admin/reparation/livraison?q=10001' });
    expect(await screen.findByText('Numero de dossier introuvable')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Afficher tous les dossiers' }));
    expect(address()).toBe('/admin/reparation/livraison?etat=tous');
  });
});
