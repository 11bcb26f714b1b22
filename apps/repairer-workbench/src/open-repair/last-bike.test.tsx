import { repairRoutes } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { buildConsumer } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { acceptTerms, bike, lea, openFile, openReception, search } from './reception.fixture.tsx';

const { openRepair } = repairRoutes;
const ownFile = (changes = {}) =>
  bike({ repair_id: 'old-9', brand: 'Brompton', serial: 'M013034', status: RepairStatus.abandoned, ...changes });
const serial = () => screen.findByRole('textbox', { name: 'Numéro du vélo' });
const brand = () => screen.getByRole('combobox', { name: 'Marque ou enseigne' });
const asLastTime = () => screen.findByRole('button', { name: 'Comme la dernière fois' });

beforeEach(() => sessionStorage.clear());

describe('« Comme la dernière fois »', () => {
  it('fills the number and the brand of the bike whose file this shop gave up, and opens a file for it', async () => {
    const { user, props } = openReception([lea], [ownFile({ of_own_shop: true })]);
    await search(user);
    await user.click(await asLastTime());
    expect(await serial()).toHaveValue('M013034');
    expect(brand()).toHaveValue('Brompton');
    expect(screen.queryByRole('button', { name: 'Comme la dernière fois' })).not.toBeInTheDocument();
    await acceptTerms(user);
    await openFile(user);
    await waitFor(() =>
      expect(props.api.callsOf(openRepair)[0]?.body.operation_data).toMatchObject({
        repair_bike_brand: 'Brompton',
        repair_bike_serial: 'M013034',
      }),
    );
  });

  it('answers in one press which bike and which person of a number it is, with the list of the other bikes on the screen', async () => {
    const paul = buildConsumer({ consumer_id: 'C7K2M9QX', consumer_data: { first_name: 'PAUL' } });
    const { user } = openReception([lea, paul], [bike(), ownFile({ of_own_shop: true })]);
    await search(user);
    const question = await screen.findByRole('region', { name: 'Ce vélo est-il dans la liste\u00a0?' });
    expect(question).toHaveTextContent('Brompton · n° M013034');
    await user.click(within(question).getByRole('button', { name: 'Comme la dernière fois' }));
    expect(await screen.findByRole('region', { name: 'DURAND Lea' })).toBeInTheDocument();
    expect(await serial()).toHaveValue('M013034');
  });

  it('keeps the focus on the page, in the form that it filled', async () => {
    const { user } = openReception([lea], [ownFile({ of_own_shop: true })]);
    await search(user);
    await user.click(await asLastTime());
    expect(await serial()).toHaveFocus();
  });

  it('is not offered for a bike whose file another shop opened', async () => {
    const { user } = openReception([lea], [ownFile()]);
    await search(user);
    await serial();
    expect(screen.queryByRole('button', { name: 'Comme la dernière fois' })).not.toBeInTheDocument();
  });

  it('is not offered for a bike that had its aid, whose row says so', async () => {
    const { user } = openReception([lea], [bike({ of_own_shop: true }), ownFile({ brand: 'Gitane', serial: 'gt 77' })]);
    await search(user);
    const question = await screen.findByRole('region', { name: 'Ce vélo est-il dans la liste\u00a0?' });
    expect(within(question).getByRole('listitem')).toHaveTextContent('Aide déjà demandée pour ce vélo');
    expect(screen.queryByRole('button', { name: 'Comme la dernière fois' })).not.toBeInTheDocument();
  });

  it('leads to the file that this shop has open for a bike, instead of another one', async () => {
    const { user } = openReception([lea], [bike({ of_own_shop: true, status: RepairStatus.incomplete })]);
    await search(user);
    expect(await screen.findByRole('link', { name: 'Reprendre ce dossier' })).toHaveAttribute(
      'href',
      '/admin/reparation/livraison/old-1',
    );
  });
});
