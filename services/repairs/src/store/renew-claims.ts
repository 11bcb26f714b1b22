import { heldBikeClaim } from '@alveole/domain';
import { isDuplicateKey, walkOnce } from '@alveole/persistence';
import type { Database, PersistenceLogger, Renewal } from '@alveole/persistence';
import type { RepairDocument, RepairModel } from './repair-model.ts';

/**
 * Claims of files that were written before look-alike letters were folded get the key of now, once, beside the service's work.
 * Of two files that claimed one bike under two keys the later one keeps its own: both were accepted.
 */
export function renewClaims(database: Database, model: RepairModel, logger: PersistenceLogger): Renewal {
  const walk = {
    name: 'repairs-claims-by-look',
    projection: { outbox: 0, history: 0 },
    async visit(documents: readonly RepairDocument[]) {
      let renewed = 0;
      for (const document of documents) renewed += (await renewClaim(model, document)) ? 1 : 0;
      return renewed;
    },
  };
  return walkOnce(database, model, walk, logger);
}

async function renewClaim(model: RepairModel, document: RepairDocument): Promise<boolean> {
  const { _id, row_hash, gender, status, bike, claim } = document;
  const wanted = heldBikeClaim({ kind: gender, status, bike });
  if (wanted === undefined || wanted === claim) return false;
  try {
    await model.updateOne({ _id, row_hash }, { $set: { claim: wanted } });
    return true;
  } catch (failure) {
    if (isDuplicateKey(failure)) return false;
    throw failure;
  }
}
