import { whySlower } from './why-slower.ts';

const read = (entries: number, p50: number, p95: number) => ({ name: 'a list', entries, p50, p95 });

describe('a read that is slower among more files', () => {
  it.each([
    ['finds more rows', read(75, 4.2, 6.4), read(224, 9, 18.2), '3.0 times the rows: the page was not full'],
    [
      'waited now and then',
      read(202, 10.2, 12.7),
      read(202, 10.3, 21.7),
      'single reads that waited: the median by 1.01',
    ],
    ['found nothing before', read(0, 2, 3), read(2, 2, 6), '2.0 times the rows: the page was not full'],
  ])('%s', (_, among, amongMore, reason) => expect(whySlower(among, amongMore)).toBe(reason));

  it('has no excuse where it finds the same rows and the median grew too', () => {
    expect(whySlower(read(200, 10, 12), read(200, 30, 40))).toBeUndefined();
    expect(whySlower(read(200, 10, 12), read(220, 30, 40))).toBeUndefined();
  });
});
