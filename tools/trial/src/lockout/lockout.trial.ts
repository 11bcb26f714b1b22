import { demoAccount, createDemoApi } from '@alveole/demo';
import type { Trial } from '../frame/trial.ts';
import { createCaller, drawAddress } from './caller.ts';
import { tryRecoveryDoor } from './recovery-door.ts';
import { tryRegistrationDoor } from './registration-door.ts';
import { trySignInDoor, tryUnknownMails } from './sign-in-door.ts';

export const trial: Trial = {
  promise: 'No stranger shuts another out of sign-in, recovery or registration, and guessing stays bounded',
  async run(context) {
    const { url } = await context.startProduct({ TRUSTED_PROXIES: 'loopback' });
    const stage = { context, url, sizes: context.short ? [10, 40] : [10, 100, 1000] };
    const owner = await demoAccount(createDemoApi(url), 'REP', 0);
    const own = createCaller(url, drawAddress(context.random));
    await trySignInDoor(stage, owner, own);
    await tryUnknownMails(stage);
    await tryRecoveryDoor(stage, owner, own);
    await tryRegistrationDoor(stage);
  },
};
