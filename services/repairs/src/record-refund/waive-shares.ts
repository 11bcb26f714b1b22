import { soleFunderId } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import { settledBy } from '../record/settled-shares.ts';

/** What two people gave up of what a shop was paid too much. */
export interface WaivedShares {
  readonly eventId: string;
  /** Absent: the programme’s. */
  readonly funderId?: string | undefined;
  /** Integer cents of each file. */
  readonly files: readonly { readonly repair_id: string; readonly cents: number }[];
}

const maxTries = 10;

/** Notes on each file what was given up of the share of its funder, once for each event. */
export async function waiveShares(
  { repairs }: Pick<RepairsPorts, 'repairs'>,
  { eventId, funderId = soleFunderId, files }: WaivedShares,
): Promise<void> {
  for (const { repair_id: repairId, cents } of files) {
    const note = async (): Promise<boolean> => {
      const file = await repairs.byId(repairId);
      if (file === undefined) return true;
      const marks = settledBy(file, { eventId, funderId, act: 'waive', cents });
      return marks === undefined || (await repairs.keepEnvelopes(file, marks)) !== 'stale';
    };
    let isNoted = false;
    for (let attempt = 0; !isNoted && attempt < maxTries; attempt += 1) isNoted = await note();
    if (!isNoted) throw new Error(`File ${repairId} was written by others each time`);
  }
}
