import { publicEstablishmentOf } from '@alveole/contracts/establishment';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { shop } from './find-establishments.fixture.tsx';
import { FoundMap } from './found-map.tsx';

let mockIsLost = true;
jest.mock('./shop-map.tsx', () => {
  if (mockIsLost) throw new Error('Loading chunk 441 failed.');
  return { ShopMap: () => <p>La carte</p> };
});

const lost = /^La carte n’a pas pu être chargée/;

describe('a map whose file was lost', () => {
  it('says so beside the list, and comes at another try without a reload', async () => {
    const { api } = fakeRemoteProps();
    const { user } = renderScreen(
      <FoundMap
        api={api}
        kind="repair"
        shops={[publicEstablishmentOf(shop())]}
        selected={undefined}
        centre={{ latitude: 45.767, longitude: 4.834 }}
        tiles={{ url: '', attribution: undefined }}
        onSelect={() => undefined}
      />,
    );
    expect(await screen.findByText(lost)).toBeVisible();
    mockIsLost = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('La carte')).toBeVisible();
    expect(screen.queryByText(lost)).not.toBeInTheDocument();
  });
});
