import { publicEstablishmentOf } from '@alveole/contracts/establishment';
import { locationRoutes } from '@alveole/contracts/location';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { fireEvent, screen, within } from '@testing-library/react';
import { shop } from './find-establishments.fixture.tsx';
import { ShopMap } from './shop-map.tsx';

const centre = { latitude: 45.767, longitude: 4.834 };
const noTiles = /^Le fond de carte n’est pas disponible/;

function openMap(url = 'https://tuiles.exemple/{z}/{x}/{y}.png') {
  const { api } = fakeRemoteProps();
  api.answer(locationRoutes.listTownsWithin, [{ name: 'Villeurbanne', latitude: 45.77, longitude: 4.88 }]);
  const { container } = renderScreen(
    <ShopMap
      api={api}
      kind="repair"
      shops={[publicEstablishmentOf(shop())]}
      selected={undefined}
      centre={centre}
      tiles={{ url, attribution: '© Les auteurs' }}
      onSelect={() => undefined}
    />,
  );
  return { tile: () => container.querySelector('.leaflet-tile') };
}

const map = () => within(screen.getByRole('region', { name: /^Carte des réparateurs/ }));

describe('the ground of the finder’s map', () => {
  it('is the provider’s as long as its tiles come', () => {
    const { tile } = openMap();
    expect(tile()).not.toBeNull();
    expect(map().getByText('© Les auteurs')).toBeInTheDocument();
    expect(map().queryByText('10 km')).not.toBeInTheDocument();
    expect(screen.queryByText(noTiles)).not.toBeInTheDocument();
  });

  it('becomes the product’s own once a tile has failed, and says so; the markers stay', async () => {
    const { tile } = openMap();
    fireEvent.error(tile() as Element);
    expect(await map().findByText('10 km')).toBeInTheDocument();
    expect(map().getByText('Lyon')).toBeInTheDocument();
    expect(screen.getByText(noTiles)).toHaveAttribute('role', 'status');
    expect(tile()).toBeNull();
    expect(map().queryByText('© Les auteurs')).not.toBeInTheDocument();
    expect(map().getByTitle('Les Cycles du Rhône')).toHaveTextContent('1');
  });

  it('is the product’s own from the outset where no provider is named, without a word', async () => {
    const { tile } = openMap('');
    expect(await map().findByText('10 km')).toBeInTheDocument();
    expect(tile()).toBeNull();
    expect(screen.queryByText(noTiles)).not.toBeInTheDocument();
  });
});
