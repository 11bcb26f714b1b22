import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { PublicEntity } from '@alveole/contracts/establishment';
import { screen, within } from '@testing-library/react';
import { names, openPage, repairPath, results, scrollNowhere, shop, workshop } from './find-establishments.fixture.tsx';

const running = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

const { findPublicEntities } = establishmentRoutes;

beforeEach(scrollNowhere);

describe('near me', () => {
  const located = (answer: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: answer }, configurable: true });
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

  it('asks the browser, searches around a blurred position and keeps it nowhere', async () => {
    const ask = jest.fn((found: PositionCallback) =>
      found({ coords: { latitude: 45.7641234, longitude: 4.8351234 } } as GeolocationPosition),
    );
    located(ask);
    const { user, api, address } = openPage();
    expect(ask).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Autour de moi' }));
    expect(await screen.findByRole('dialog', { name: 'Réparateurs autour de votre position' })).toBeVisible();
    expect(await names()).toHaveLength(3);
    expect(api.callsOf(findPublicEntities)[0]?.query).toMatchObject({ latitude: 45.764, longitude: 4.835 });
    expect(address()).toBe(repairPath);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('45.76');
  });

  it('says what to do when the browser refuses', async () => {
    located((_found, refused) => refused?.({ message: 'denied' } as GeolocationPositionError));
    const { user } = openPage();
    await user.click(screen.getByRole('button', { name: 'Autour de moi' }));
    expect(await screen.findByText(/Votre navigateur n’a pas donné votre position/)).toBeInTheDocument();
  });
});

describe('what helps to choose', () => {
  // A Tuesday at eleven in Paris; only the calendar is held still.
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2021-01-12T10:00:00Z'), doNotFake: [...running] }));
  afterEach(() => void jest.useRealTimers());
  const hourly: NonNullable<PublicEntity['hourly']> = { tue: ['09:00', '12:00', '14:00', '18:00'] };

  it('shows those alone that are open now, and says so in the address', async () => {
    const { user, address } = openPage({ at: `${repairPath}?cp=69001`, shops: [shop({ hourly }), workshop] });
    await results();
    await user.click(screen.getByRole('checkbox', { name: 'Ouverts maintenant' }));
    expect(await names()).toEqual(['1. Les Cycles du Rhône']);
    expect(address()).toBe(`${repairPath}?cp=69001&ouverts=1`);
  });

  it('says that none is open now, and shows them all again', async () => {
    const { user, address } = openPage({ at: `${repairPath}?cp=69001&ouverts=1`, shops: [workshop] });
    expect(await screen.findByText(/^Aucun n’annonce être ouvert en ce moment/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tout afficher' }));
    expect(await names()).toEqual(['1. Le Chat Perché']);
    expect(address()).toBe(`${repairPath}?cp=69001`);
  });

  it('says that none is of the chosen kind, whatever the time', async () => {
    openPage({ at: `${repairPath}?cp=69001&type=ateliers&ouverts=1`, shops: [shop({ hourly })] });
    expect(await screen.findByText(/^Aucun résultat de ce type autour de vous/)).toBeInTheDocument();
  });

  it('leads there', async () => {
    openPage({ at: `${repairPath}?cp=69001`, shops: [shop()] });
    expect(
      await screen.findByRole('link', { name: 'Itinéraire vers Les Cycles du Rhône (nouvel onglet)' }),
    ).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=45.767%2C4.834');
  });

  it('draws distances and towns where no tiles come', async () => {
    const { user } = openPage({ at: `${repairPath}?cp=69001` });
    await results();
    await user.click(screen.getByRole('button', { name: 'Afficher la carte' }));
    const map = await screen.findByRole('region', { name: /^Carte des réparateurs/ });
    expect(await within(map).findByText('10 km')).toBeInTheDocument();
    expect(within(map).getByText('Lyon')).toBeInTheDocument();
  });
});
