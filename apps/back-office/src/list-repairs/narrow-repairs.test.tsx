import { establishmentRoutes } from '@alveole/contracts/establishment';
import { buildEntity } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { open, openPanel, plain, listRepairs } from './list-repairs.fixture.tsx';

describe('the filters of the list of repairs', () => {
  it('shows each filter in force as a tag, which takes it away', async () => {
    const { user, address } = open('/admin/backend/reparations?filtre=1,4,incident&departement=67&ht-min=5000');
    const tags = within(await screen.findByRole('list', { name: 'Filtres en vigueur' }));
    const names = tags.getAllByRole('button').map((tag) => plain(tag));
    expect(names).toEqual([
      'À valider',
      'Complété par le réparateur',
      'Incident déclaré',
      'Département 67',
      'Dès 50,00 € HT',
    ]);
    await user.click(tags.getByRole('button', { name: 'Retirer le filtre Département 67' }));
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre À valider' }));
    await waitFor(() =>
      expect(decodeURIComponent(address())).toBe('/admin/backend/reparations?filtre=4,incident&ht-min=5000'),
    );
    expect(screen.getByRole('button', { name: 'Filtres (3)' })).toBeInTheDocument();
  });

  it('says at the fields of the filters which values cannot be asked for', async () => {
    const { user, props } = open();
    const panel = await openPanel(user);
    const callsBefore = props.api.callsOf(listRepairs).length;
    await user.click(panel.getByRole('textbox', { name: /^Département/ }));
    await user.paste('7');
    await user.click(panel.getByRole('textbox', { name: /À partir du/ }));
    await user.paste('05032026');
    await user.click(panel.getByRole('textbox', { name: /Jusqu’au/ }));
    await user.paste('01032026');
    await user.click(panel.getByRole('button', { name: 'Afficher les dossiers' }));
    expect((await panel.findAllByText(/Donnez le numéro d’un département/)).length).toBeGreaterThan(0);
    expect(panel.getAllByText(/Le dernier jour précède le premier/).length).toBeGreaterThan(0);
    expect(props.api.callsOf(listRepairs)).toHaveLength(callsBefore);
  });

  it('takes no filter from an address that names none', async () => {
    const { props } = open(
      '/admin/backend/reparations?filtre=99,x&nature=velo&departement=7&du=2026-02-30&ht-min=-5&atelier=a%20b&tri=prix',
    );
    await screen.findByText('Jean Roux');
    expect(props.api.callsOf(listRepairs)).toEqual([{ query: {} }]);
  });

  it('looks an establishment up by its name and shows its files', async () => {
    const { user, props, address } = open();
    props.api.answer(establishmentRoutes.listEntities, [
      buildEntity({ entity_id: 'shop-7', entity_data: { commercialname: 'Vélo Saône' } }),
    ]);
    const panel = await openPanel(user);
    await user.type(panel.getByRole('combobox', { name: /^Atelier/ }), 'saône');
    await user.click(await screen.findByRole('option', { name: /Vélo Saône/ }));
    await user.click(panel.getByRole('button', { name: 'Afficher les dossiers' }));
    await waitFor(() => expect(props.api.callsOf(listRepairs).at(-1)).toEqual({ query: { entity_id: 'shop-7' } }));
    expect(address()).toBe('/admin/backend/reparations?atelier=shop-7');
    expect(await screen.findByRole('button', { name: 'Retirer le filtre Cycles du Rhin' })).toBeInTheDocument();
  });

  it.each([
    ['is the only one that was found', [['shop-7', 'Vélo Saône']], '/admin/backend/reparations?atelier=shop-7'],
    [
      'is one of several',
      [
        ['shop-7', 'Vélo Saône'],
        ['shop-8', 'Saône Cycles'],
      ],
      '/admin/backend/reparations?filtre=tous',
    ],
    ['is not known', [], '/admin/backend/reparations?filtre=tous'],
  ] as const)(
    'narrows to an establishment that is typed and left, or says why not: it %s',
    async (_c, found, shown) => {
      const { user, props, address } = open();
      props.api.answer(
        establishmentRoutes.listEntities,
        found.map(([entity_id, commercialname]) => buildEntity({ entity_id, entity_data: { commercialname } })),
      );
      const panel = await openPanel(user);
      const shop = panel.getByRole('combobox', { name: /^Atelier/ });
      await user.type(shop, 'saône{Tab}');
      await waitFor(() => (found.length === 1 ? expect(shop).toHaveValue('Vélo Saône') : expect(shop).toBeInvalid()));
      await user.click(panel.getByRole('button', { name: 'Afficher les dossiers' }));
      await waitFor(() => expect(address()).toBe(shown));
      if (found.length !== 1) expect(shop).toHaveValue('saône');
    },
  );
});
