import { createHmac, randomUUID } from 'node:crypto';
import { uploadLimits } from '@alveole/domain';
import { isDuplicateKey, trusted } from '@alveole/persistence';
import type { UploadBudgetModels } from './upload-budget-model.ts';

/** One object that somebody without an account wants to put. */
export interface AnonymousUpload {
  readonly entityId: string;
  /** The client's network, as `networkOf` tells it. */
  readonly network: string;
  readonly bytes: number;
}

export type UploadBudgetStore = ReturnType<typeof createUploadBudgetStore>;

const dayMs = 24 * 3600_000;
const { bytesADay, objectsADay } = uploadLimits.withoutAccount;

/**
 * What uploads without an account cost the address that they come from, over all replicas.
 * @param pepper addresses are kept as keyed hashes only
 */
export function createUploadBudgetStore({ budgets, charges }: UploadBudgetModels, pepper: string) {
  const idOf = (network: string, now: Date) =>
    createHmac('sha256', pepper)
      .update(`uploads ${now.toISOString().slice(0, 10)} ${network}`)
      .digest('hex');

  const takeOf = async (budget: string, bytes: number, expiresAt: Date, upsert: boolean) => {
    const capacity = { bytes: trusted({ $lte: bytesADay - bytes }), objects: trusted({ $lt: objectsADay }) };
    const update = { $inc: { bytes, objects: 1 }, $setOnInsert: { expiresAt } };
    return (
      (await budgets
        .findOneAndUpdate({ _id: budget, ...capacity }, update, { upsert, returnDocument: 'after' })
        .lean()) !== null
    );
  };

  return {
    /** Charges one object; false when the address has used up its day. */
    async take({ entityId, network, bytes }: AnonymousUpload, now: Date): Promise<boolean> {
      const budget = idOf(network, now);
      const expiresAt = new Date(now.getTime() + 2 * dayMs);
      const taken = await takeOf(budget, bytes, expiresAt, true).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        // It exists: without capacity, or it was made by a call at the same moment.
        return takeOf(budget, bytes, expiresAt, false);
      });
      if (taken) await charges.create({ _id: randomUUID(), entityId, budget, bytes, expiresAt });
      return taken;
    },
    /** What a registration owes no longer counts: its documents were taken up. Each charge is given back once. */
    async giveBack(entityId: string): Promise<void> {
      for (;;) {
        const charge = await charges.findOneAndDelete({ entityId }).lean();
        if (!charge) return;
        await budgets.updateOne({ _id: charge.budget }, { $inc: { bytes: -charge.bytes, objects: -1 } });
      }
    },
  };
}

/** Seconds until the next day (UTC), which has a budget of its own. */
export function secondsToNextDay(now: Date): number {
  return Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);
}
