import { createDemoApi, demoAccount } from '@alveole/demo';
import { createRandom } from '@alveole/seed-data';
import type { Trial } from '../frame/trial.ts';
import { createCaller, drawAddress } from '../frame/caller.ts';
import { tryRecoveryDoor } from './recovery-door.ts';
import { tryRegistrationDoor } from './registration-door.ts';
import { trySignInDoor, tryUnknownMails } from './sign-in-door.ts';

export const trial: Trial = {
  promise: 'No stranger shuts another out of sign-in, recovery or registration, and guessing stays bounded',
  async run(context) {
    const { url } = await context.startProduct({ TRUSTED_PROXIES: 'loopback' });
    const sizes = context.short ? [10, 40] : [10, 100, 1000];
    const stage = () => ({ context, url, sizes, random: createRandom(context.random.int(1, 1_000_000)) });
    const ownDevice = () => createCaller(url, drawAddress(context.random));
    const api = createDemoApi(url);
    const [repairer, administrator] = [await demoAccount(api, 'REP', 0), await demoAccount(api, 'ADM', 1)];
    await tryUnknownMails(stage());
    await Promise.all([
      trySignInDoor(stage(), repairer, ownDevice()),
      tryRecoveryDoor(stage(), administrator, ownDevice()),
      tryRegistrationDoor(stage()),
    ]);
  },
};
