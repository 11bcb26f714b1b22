import { RepairStatus } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { bike, lea, openReception, search } from './reception.fixture.tsx';

const unfinished = (changes = {}) =>
  bike({ repair_id: 'open-1', brand: 'Giant', serial: 'GI-1', status: RepairStatus.incomplete, ...changes });
const inList = () => screen.findByRole('button', { name: 'Ce vélo est dans la liste' });
const row = (brand: string) => within(screen.getByText(brand).closest('li')!);

beforeEach(() => sessionStorage.clear());

describe('a bike that is in the list', () => {
  it('is asked for among several, with the focus on the first answer', async () => {
    const { user } = openReception([lea], [bike(), bike({ repair_id: 'old-2', brand: 'Brompton', serial: 'B-2' })]);
    await search(user);
    await user.click(await inList());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Lequel de ces vélos est-ce\u00a0?' })).toBeInTheDocument();
    expect(row('Gitane').getByRole('button', { name: 'C’est ce vélo\u00a0: Gitane n°\u00a0GT-77' })).toHaveFocus();
    await user.click(row('Brompton').getByRole('button', { name: /^C’est ce vélo/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Aide déjà utilisée' });
    expect(dialog).toHaveTextContent('Brompton · n° B-2');
    expect(dialog).toHaveTextContent('Le vélo du client a déjà bénéficié du programme de réparation');
  });

  it('leads to its file where this shop has to finish it, alone or among several', async () => {
    const one = openReception([lea], [unfinished({ of_own_shop: true })]);
    await search(one.user);
    await one.user.click(await inList());
    await waitFor(() => expect(one.address()).toBe('/admin/reparation/livraison/open-1'));
    one.unmount();
    sessionStorage.clear();
    const two = openReception([lea], [bike(), unfinished({ of_own_shop: true })]);
    await search(two.user);
    await two.user.click(await inList());
    await two.user.click(row('Giant').getByRole('button', { name: /^C’est ce vélo/ }));
    await waitFor(() => expect(two.address()).toBe('/admin/reparation/livraison/open-1'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not said to have had its aid where another shop has to finish its file', async () => {
    const { user } = openReception([lea], [unfinished()]);
    await search(user);
    await user.click(await inList());
    const dialog = await screen.findByRole('dialog', { name: 'Dossier déjà ouvert' });
    expect(dialog).toHaveTextContent(/chez un autre réparateur/);
    expect(dialog).not.toHaveTextContent(/a déjà bénéficié/);
  });

  it('opens its file of this shop from the dialog, and goes back to the list where it is another bike', async () => {
    const { user } = openReception([lea], [bike({ of_own_shop: true })]);
    await search(user);
    await user.click(await inList());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'Voir ce dossier' })).toHaveAttribute(
      'href',
      '/admin/reparation/livraison/old-1',
    );
    await user.click(dialog.getByRole('button', { name: 'Ce n’est pas ce vélo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Gitane')).toBeInTheDocument();
  });

  it('is asked for again after a reload, without the dialog', async () => {
    const first = openReception([lea], [bike()]);
    await search(first.user);
    await first.user.click(await inList());
    await screen.findByRole('dialog');
    first.unmount();
    openReception([lea], [bike()]);
    expect(await inList()).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
