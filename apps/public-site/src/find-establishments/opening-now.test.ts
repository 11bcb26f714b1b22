import type { OpeningHours } from '@alveole/domain';
import { distanceText } from './distance.ts';
import { openingNow } from './opening-now.ts';
import { siteUrl } from './site-url.ts';

const hours: OpeningHours = {
  mon: ['', '', '', ''],
  tue: ['09:00', '12:00', '14:00', '18:30'],
  wed: ['10:00', '', '', '19:00'],
};
const flat = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('open now or not, in Paris', () => {
  it.each([
    ['2026-03-03T07:30:00Z', 'Ouvre à 9 h'],
    ['2026-03-03T08:00:00Z', 'Ouvert jusqu’à 12 h'],
    ['2026-03-03T11:00:00Z', 'Ouvre à 14 h'],
    ['2026-03-03T17:29:00Z', 'Ouvert jusqu’à 18 h 30'],
    ['2026-03-03T17:30:00Z', 'Fermé pour aujourd’hui'],
    ['2026-03-02T10:00:00Z', 'Fermé aujourd’hui'],
    ['2026-07-08T16:59:00Z', 'Ouvert jusqu’à 19 h'],
  ])('at %s: %s', (instant, text) => {
    expect(flat(openingNow(hours, new Date(instant))?.text)).toBe(text);
  });

  it('is not told of who gives no hours or works by appointment', () => {
    const now = new Date('2026-03-03T10:00:00Z');
    expect(openingNow(undefined, now)).toBeUndefined();
    expect(openingNow({ noMap: true }, now)).toBeUndefined();
    expect(openingNow({ ...hours, rdvOnly: true }, now)).toBeUndefined();
  });
});

describe('a website', () => {
  it.each([
    ['velo.example', 'http://velo.example'],
    ['velo.example:8080/a', 'http://velo.example:8080/a'],
    ['https://velo.example', 'https://velo.example'],
    ['javascript:alert(1)', undefined],
    [' ', undefined],
    [undefined, undefined],
  ])('%s opens %s', (website, url) => {
    expect(siteUrl(website)).toBe(url);
  });
});

it('says distances as one walks them', () => {
  expect([4, 412, 994, 996, 1130, 12_000].map((metres) => flat(distanceText(metres)))).toEqual([
    '0 m',
    '410 m',
    '990 m',
    '1 km',
    '1,1 km',
    '12 km',
  ]);
});
