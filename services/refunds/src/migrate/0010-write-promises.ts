import { requireCampaign } from '@alveole/campaigns';
import { changeDocument } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { z } from 'zod';
import { accountModelOf } from '../store/account-model.ts';

interface FormerAccount {
  readonly _id: string;
  readonly validatedAt: Date;
  readonly paidAt?: Date;
  readonly promisedAt?: Date;
}

const day = 86_400_000;

const settings = z.object({
  CAMPAIGNS_DIR: z.string(),
  CAMPAIGN: z.string(),
  PAYMENT_DELAY_DAYS: z.number(),
});

/** The one delay of an installation of before: its campaign could not change it from one version to the next. */
function delayDaysOf(config: unknown): number {
  const { CAMPAIGNS_DIR, CAMPAIGN, PAYMENT_DELAY_DAYS } = settings.parse(config);
  return requireCampaign(CAMPAIGNS_DIR, CAMPAIGN).paymentDelayDays ?? PAYMENT_DELAY_DAYS;
}

/** By when a file was promised was reckoned at each reading from one delay; now each share keeps the day that it was told. */
export const writePromises: Migration = {
  name: '0010-write-promises',
  declareModels: accountModelOf,
  walks: ({ database, config }) => [
    {
      collection: 'accounts',
      projection: { validatedAt: 1, paidAt: 1, promisedAt: 1 },
      changesOf: (accounts: readonly FormerAccount[]) => {
        const former = accounts.filter(({ promisedAt }) => promisedAt === undefined);
        if (former.length === 0) return [];
        const delayDays = delayDaysOf(config);
        return former.map((account) => {
          const { validatedAt, paidAt } = account;
          const promisedAt = new Date(validatedAt.getTime() + delayDays * day);
          return changeDocument(database, 'accounts', account, {
            $set: { promisedAt, ...(paidAt && { isPaidInTime: paidAt <= promisedAt }) },
            $unset: { paidAfterDays: 1 },
          });
        });
      },
    },
  ],
  retiredIndexes: [{ collection: 'accounts', name: 'paidAt_paidAfterDays' }],
};
