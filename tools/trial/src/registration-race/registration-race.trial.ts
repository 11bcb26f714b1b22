import { freshInstallation, removeInstallation } from '@alveole/start/run-product';
import type { Trial } from '../frame/trial.ts';
import { goneClients } from './gone-clients.ts';
import { killedBetween } from './killed-between.ts';
import { manySirets } from './many-sirets.ts';
import { oneSiret } from './one-siret.ts';

/** Each applicant sits at an address of its own, which this machine tells as its proxy. */
const env = { TRUSTED_PROXIES: 'loopback' };

export const trial: Trial = {
  promise:
    'A registration leaves an establishment with its account, or neither, however many race, break off or are killed',
  async run(context) {
    const installation = await freshInstallation();
    context.afterwards(() => removeInstallation(installation));
    const start = () => context.startProduct(env, installation);
    const product = await start();
    const counter = { url: product.url, random: context.random };
    await oneSiret(context, counter, context.short ? 5 : 20);
    await manySirets(context, counter, context.short ? 4 : 20);
    await goneClients(context, counter, context.short ? 2 : 20);
    await killedBetween(context, product, { start, rounds: context.short ? 1 : 5, many: context.short ? 2 : 6 });
  },
};
