import type { DemoApi } from './api.ts';
import { signInAs } from './sign-in.ts';

/** An instance whose tokens are counted. */
function instance(): DemoApi {
  let given = 0;
  return { call: () => Promise.resolve({ access_token: `token ${++given}` }) } as unknown as DemoApi;
}

/** Lea, that many minutes into a run. */
const lea = (api: DemoApi, minute: number) => signInAs(api, 'lea@exemple.fr', 'secret', () => minute * 60_000);

describe('who signs in over and over', () => {
  it('keeps a token as long as it lives, for each person and instance', async () => {
    const api = instance();
    expect(await lea(api, 0)).toBe('token 1');
    expect(await lea(api, 10)).toBe('token 1');
    expect(await signInAs(api, 'jean@exemple.fr', 'secret')).toBe('token 2');
    expect(await lea(instance(), 0)).toBe('token 1');
  });

  it('gets another before it ends, however long a run takes', async () => {
    const api = instance();
    await lea(api, 0);
    expect(await lea(api, 14)).toBe('token 2');
    expect(await lea(api, 20)).toBe('token 2');
  });
});
