import { envelopesOf, envelopeStageOf } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import type { SeedRepair } from '@alveole/repairs/seeding';
import { snapshotAfter } from '@alveole/repairs/seeding';
import type { FileStory } from './file-story.ts';

/** A file of the demo, as it is told and as repairs replays it. */
export interface PlannedFile {
  readonly story: FileStory;
  readonly seed: SeedRepair;
}

/** The rest of each envelope is for the files of whoever tries the platform. */
const seededPercent = 75;

/**
 * The files whose shares the envelopes of the campaign can pay, three quarters of each envelope at most; all of them where
 * no funder has an envelope. Which ones are left out is spread over shops and statuses, and the same each time.
 */
export function withinEnvelopes(files: readonly PlannedFile[], campaign: Campaign): readonly PlannedFile[] {
  const envelopes = envelopesOf(campaign);
  if (envelopes.size === 0) return files;
  const left = new Map([...envelopes].map(([id, { amountCents }]) => [id, (amountCents * seededPercent) / 100]));
  const byChance = files.toSorted((one, other) => (one.story.plan.id < other.story.plan.id ? -1 : 1));
  const payable = byChance.filter((file) => {
    const shares = [...sharesIn(file, campaign)].filter(([funderId]) => left.has(funderId));
    if (shares.some(([funderId, cents]) => cents > (left.get(funderId) ?? 0))) return false;
    for (const [funderId, cents] of shares) left.set(funderId, (left.get(funderId) ?? 0) - cents);
    return true;
  });
  const paid = new Set(payable);
  return files.filter((file) => paid.has(file));
}

/** The most that a file takes of each envelope, in cents: one that was corrected down takes what was paid. */
function sharesIn({ story, seed }: PlannedFile, campaign: Campaign): ReadonlyMap<string, number> {
  const paidStep = story.acts.findIndex(({ by }) => by === 'transfer') + 1;
  const stages = [snapshotAfter(seed, seed.steps.length, campaign)];
  if (paidStep > 0) stages.push(snapshotAfter(seed, paidStep, campaign));
  const highest = new Map<string, number>();
  for (const { status, shares = [] } of stages) {
    if (envelopeStageOf(status) === 'none') continue;
    for (const { funder_id: id, cents } of shares) highest.set(id, Math.max(cents, highest.get(id) ?? 0));
  }
  return highest;
}
