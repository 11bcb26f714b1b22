import { type RemoteProps } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { useQuery } from '@alveole/query';
import { Link } from '@alveole/router';
import { screen } from '@testing-library/react';
import { buildEntity } from '../builders.ts';
import { fakeRemoteProps, renderScreen } from '../browser.ts';

const { listEntities } = establishmentRoutes;

function Shops({ api, notify }: RemoteProps) {
  const shops = useQuery({ queryKey: ['shops'], queryFn: () => api.call(listEntities, { query: { status: 1 } }) });
  if (shops.isError) return <p role="alert">Erreur</p>;
  return (
    <>
      <ul>
        {shops.data?.map((shop) => (
          <li key={shop.entity_id}>{shop.entity_data.city}</li>
        ))}
      </ul>
      <button onClick={() => notify({ tone: 'info', text: 'Vu' })}>Signaler</button>
      <Link to="/ailleurs?page=2">Ailleurs</Link>
    </>
  );
}

describe('a screen under test', () => {
  it('reads from the fake API, speaks to the shell and follows its links', async () => {
    const props = fakeRemoteProps({ role: 'ADM' });
    props.api.answer(listEntities, () => [buildEntity({ entity_data: { city: 'Metz' } })]);
    const { user, address } = renderScreen(<Shops {...props} />, { at: '/ici' });
    expect(await screen.findByText('Metz')).toBeInTheDocument();
    expect(props.api.callsOf(listEntities)).toEqual([{ query: { status: 1 } }]);
    await user.click(screen.getByRole('button', { name: 'Signaler' }));
    expect(props.notices).toEqual([{ tone: 'info', text: 'Vu' }]);
    expect(address()).toBe('/ici');
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    expect(address()).toBe('/ailleurs?page=2');
  });

  it('fails at once on a call that the test did not foresee', async () => {
    renderScreen(<Shops {...fakeRemoteProps()} />);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('is refused an answer that the contract forbids', async () => {
    const { api } = fakeRemoteProps();
    api.answer(listEntities, () => [{ ...buildEntity(), row_hash: 'short' }]);
    await expect(api.call(listEntities, { query: {} })).rejects.toThrow();
  });
});
