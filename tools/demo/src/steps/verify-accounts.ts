import { verifyLog } from '@alveole/transparency';
import type { Outcome } from '@alveole/transparency';
import { createHttpSource } from 'alveole-verify/http-source';
import type { Step } from '../journey.ts';
import { servedFunders } from '../served-campaign.ts';

/** Anybody verifies the open accounts, without an account: the log as far as its signed heads cover it, and its totals. */
export const verifyAccounts: Step = {
  title: 'Chacun vérifie les comptes ouverts',
  async run({ api }) {
    const names = new Map((await servedFunders(api)).map(({ id, name }) => [id, name]));
    const nameOf = (funderId: string) => names.get(funderId) ?? funderId;
    const { outcomes } = await verifyLog(createHttpSource(api.site), { nameOf });
    const faults = outcomes.filter(({ state }) => state === 'faulty');
    if (faults.length > 0) throw new Error(`anomalie trouvée. ${sentencesOf(faults)}`);
    return sentencesOf(outcomes);
  },
};

const sentencesOf = (outcomes: readonly Outcome[]): string =>
  outcomes.map(({ title, detail }) => `${title}\u00a0: ${detail}`).join(' ');
