import { runChecks } from '@alveole/service-kit';
import { placeChecks } from './place-checks.ts';

const { GEOCODER_URL = '', COMMUNES_URL = '' } = process.env;

describe('the check of addresses and communes', () => {
  it('asks each for something known', async () => {
    const results = await runChecks(placeChecks({ GEOCODER_URL, COMMUNES_URL }));
    expect(results).toEqual([
      { part: 'adresses', works: true, detail: expect.stringMatching(/Lyon/) },
      { part: 'communes', works: true, detail: expect.stringMatching(/Lyon/) },
    ]);
  });

  it('names the variables of what does not answer', async () => {
    const away = 'http://127.0.0.1:9';
    const results = await runChecks(placeChecks({ GEOCODER_URL: away, COMMUNES_URL: away }));
    expect(results.map(({ works }) => works)).toEqual([false, false]);
    expect(results.map(({ detail }) => /\((\w+)\)$/.exec(detail)?.[1])).toEqual(['GEOCODER_URL', 'COMMUNES_URL']);
  });
});
