import { appError } from '@alveole/contracts';
import { locationRoutes } from '@alveole/contracts/location';
import type { ApiCaller } from '@alveole/contracts';
import type { PublicEstablishment } from '@alveole/contracts/establishment';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { useTownNames } from './list-towns-within.ts';

const { listTownsWithin } = locationRoutes;
const part = { north: 45.901, south: 45.602, west: 4.604, east: 5.1 };
const shops = [{ city: 'Lyon', position: { latitude: 45.76, longitude: 4.83 } }] as PublicEstablishment[];

function Names({ api, shown = part }: { api: ApiCaller; shown?: typeof part }) {
  return useTownNames({ api, shops, part: shown })
    .map(({ name }) => name)
    .join(', ');
}

describe('the towns on the map', () => {
  it('are the real ones of the part that is shown', async () => {
    const { api } = fakeRemoteProps();
    api.answer(listTownsWithin, [{ name: 'Villeurbanne', latitude: 45.77, longitude: 4.88 }]);
    renderScreen(<Names api={api} />);
    expect(await screen.findByText('Villeurbanne')).toBeInTheDocument();
    expect(api.callsOf(listTownsWithin)).toEqual([{ query: { north: 45.9, south: 45.6, west: 4.6, east: 5.1 } }]);
  });

  it('are those of what was found while nobody tells others', async () => {
    const { api } = fakeRemoteProps();
    api.answer(listTownsWithin, () => {
      throw appError('ServiceUnavailableException', 'Away.');
    });
    renderScreen(<Names api={api} />);
    expect(await screen.findByText('Lyon')).toBeInTheDocument();
  });

  it('are not asked for where the part is too wide for names', () => {
    const { api } = fakeRemoteProps();
    renderScreen(<Names api={api} shown={{ ...part, south: 40 }} />);
    expect(screen.getByText('Lyon')).toBeInTheDocument();
    expect(api.callsOf(listTownsWithin)).toEqual([]);
  });
});
