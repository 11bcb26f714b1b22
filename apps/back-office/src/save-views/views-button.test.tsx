import { deskRoutes } from '@alveole/contracts/desk';
import type { RouteInput } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { useAddressFilters } from '../browse/use-address-filters.ts';
import { atDesk } from '../desk.fixture.ts';
import { ViewsButton } from './views-button.tsx';

const { readListViews, saveListViews } = deskRoutes;
type Body = RouteInput<typeof saveListViews>['body'];
const lyon = { view_id: 'v1', name: 'Lyon à traiter', filters: { filtre: '0', q: 'lyon' } };

/** A list whose server keeps what it is given. */
function open(at: string, views: Body['views'] = [lyon], default_id?: string) {
  const props = atDesk();
  const savedViews = {
    list: 'establishments' as const,
    views,
    ...(default_id && { default_id }),
    row_hash: 'a'.repeat(32),
  };
  props.api
    .answer(readListViews, savedViews)
    .answer(saveListViews, ({ body: { list, views: given, default_id: chosen } }) => {
      const written = { list, views: given, row_hash: 'b'.repeat(32) };
      return chosen ? { ...written, default_id: chosen } : written;
    });
  function Listed() {
    const address = useAddressFilters();
    return <ViewsButton {...props} list="establishments" address={address} names={['filtre', 've', 'q', 'tri']} />;
  }
  return { props, ...renderScreen(<Listed />, { at }) };
}
const savedBy = (props: ReturnType<typeof atDesk>) => props.api.callsOf(saveListViews).map(({ body }) => body);

describe('the views of a list', () => {
  it('show their filters in place of those of the address', async () => {
    const { user, address } = open('/liste?ve=envoyes&autre=1');
    await user.click(await screen.findByRole('button', { name: 'Vues' }));
    await user.click(await screen.findByRole('button', { name: 'Afficher Lyon à traiter' }));
    expect(address()).toBe('/liste?autre=1&filtre=0&q=lyon');
    expect(screen.getByRole('button', { name: 'Lyon à traiter' })).toBeInTheDocument();
  });

  it('are saved from what is on screen, under a name that no other has', async () => {
    const { user, props } = open('/liste?filtre=3');
    await user.click(await screen.findByRole('button', { name: 'Vues' }));
    const name = await screen.findByRole('textbox', { name: 'Nom de la vue' });
    await user.type(name, 'lyon À TRAITER');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(name).toHaveAccessibleDescription('Une vue porte déjà ce nom');
    await user.clear(name);
    await user.type(name, 'Renvoyés{Enter}');
    await waitFor(() => expect(props.notices).toHaveLength(1));
    expect(savedBy(props)).toEqual([
      expect.objectContaining({
        views: [lyon, expect.objectContaining({ name: 'Renvoyés', filters: { filtre: '3' } })],
        last_row_hash: 'a'.repeat(32),
      }),
    ]);
  });

  it('open the list by default, until somebody takes the filters away', async () => {
    const { address } = open('/liste', [lyon], 'v1');
    await waitFor(() => expect(address()).toBe('/liste?filtre=0&q=lyon'));
  });

  it('leave an address with filters of its own as it is', async () => {
    const { address } = open('/liste?filtre=1', [lyon], 'v1');
    await screen.findByRole('button', { name: 'Vues' });
    expect(address()).toBe('/liste?filtre=1');
  });

  it('are renamed, chosen as default, taken away and brought back', async () => {
    const { user, props } = open('/liste?filtre=1');
    await user.click(await screen.findByRole('button', { name: 'Vues' }));
    const views = await screen.findByRole('list', { name: 'Vues enregistrées' });
    await user.click(within(views).getByRole('button', { name: 'Renommer Lyon à traiter' }));
    const name = within(views).getByRole('textbox');
    await user.clear(name);
    await user.type(name, 'Lyon{Enter}');
    await user.click(await within(views).findByRole('button', { name: 'Ouvrir par défaut Lyon' }));
    expect(await within(views).findByText('Par défaut')).toBeInTheDocument();
    await user.click(within(views).getByRole('button', { name: 'Supprimer Lyon' }));
    expect(await screen.findByText('La vue « Lyon » est supprimée.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Annuler la suppression' }));
    expect(await within(views).findByText('Par défaut')).toBeInTheDocument();
    expect(
      savedBy(props).map(({ views: savedViews, default_id }) => [savedViews.map((view) => view.name), default_id]),
    ).toEqual([
      [['Lyon'], undefined],
      [['Lyon'], 'v1'],
      [[], undefined],
      [['Lyon'], 'v1'],
    ]);
  });
});
