import { calendarDay, fateOfFile, retentionTermsOf } from '@alveole/domain';
import type { Plain } from '@alveole/persistence';
import type { RepairsPorts } from '../ports.ts';
import type { RepairDocument } from '../store/repair-model.ts';
import { forgetFile } from './forget-files.ts';

export type ForgetPersonFilesPorts = Pick<
  RepairsPorts,
  'forgottenFiles' | 'establishments' | 'media' | 'staffNotes' | 'campaign' | 'now'
>;

const wholly = { persons: true, pieces: true } as const;

/**
 * Empties the files of beneficiaries that nobody is owed anything of, with their notes, because their person asked. Answers how
 * many were, and how many should have been: somebody wrote meanwhile, and the next try takes them.
 */
export async function forgetPersonFiles(
  ports: ForgetPersonFilesPorts,
  consumerIds: readonly string[],
): Promise<{ forgotten: number; remaining: number }> {
  const now = ports.now();
  let forgotten = 0;
  for (const file of await ownFiles(ports, consumerIds)) {
    if ((await forgetFile(ports, file, wholly, now)) === 'stale') continue;
    await ports.staffNotes.removeOf(file._id);
    forgotten += 1;
  }
  return { forgotten, remaining: (await ownFiles(ports, consumerIds)).length };
}

/** Those of which an erasure leaves numbers, dates and sums, and to which it was not done. */
async function ownFiles(
  { forgottenFiles, campaign }: ForgetPersonFilesPorts,
  consumerIds: readonly string[],
): Promise<readonly Plain<RepairDocument>[]> {
  const terms = retentionTermsOf(campaign);
  const files = await forgottenFiles.ofConsumers(consumerIds);
  return files.filter(
    ({ retention, status, modifiedAt }) =>
      retention?.personsAt === undefined &&
      fateOfFile({ status, modifiedOn: calendarDay(modifiedAt) }, terms).fate === 'forgotten',
  );
}
