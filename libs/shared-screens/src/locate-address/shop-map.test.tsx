import { MapView } from '@alveole/ui/map';
import { render } from '@testing-library/react';
import { ShopMap } from './shop-map.tsx';

jest.mock('@alveole/ui/map', () => ({ MapView: jest.fn(() => null), MapMarker: () => null }));

const opensAt = () => jest.mocked(MapView).mock.lastCall?.[0];
const strasbourg = { latitude: 48.5811, longitude: 7.7549 };

it('opens on the street of the shop, at zoom 18', () => {
  render(<ShopMap start={strasbourg} position={strasbourg} tileUrl="" />);
  expect(opensAt()).toMatchObject({ centre: strasbourg, zoom: 18 });
});

it('opens on the whole country while no place is known', () => {
  render(<ShopMap start={null} position={null} tileUrl="" />);
  expect(opensAt()).toMatchObject({ zoom: 6 });
});

it('opens on the island of a campaign of one territory overseas while no place is known', () => {
  render(<ShopMap start={null} territories={['974']} position={null} tileUrl="" />);
  expect(opensAt()).toMatchObject({ centre: { latitude: -21.13 }, zoom: 10 });
});
