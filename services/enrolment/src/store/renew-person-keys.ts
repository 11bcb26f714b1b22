import { personKey } from '@alveole/domain';
import { isDuplicateKey, walkOnce } from '@alveole/persistence';
import type { Database, PersistenceLogger, Renewal } from '@alveole/persistence';
import type { BeneficiaryDocument, BeneficiaryModel } from './beneficiary-model.ts';

/**
 * People who were recorded before a town and its districts were one birthplace get the key of now, once, beside the
 * service's work. Of two records of one person the later one keeps its own key: both have their files.
 */
export function renewPersonKeys(database: Database, model: BeneficiaryModel, logger: PersistenceLogger): Renewal {
  const walk = {
    name: 'beneficiaries-birthplace-key',
    projection: { outbox: 0, history: 0 },
    async visit(documents: readonly BeneficiaryDocument[]) {
      let renewed = 0;
      for (const document of documents) renewed += (await renewKey(model, document)) ? 1 : 0;
      return renewed;
    },
  };
  return walkOnce(database, model, walk, logger);
}

async function renewKey(model: BeneficiaryModel, document: BeneficiaryDocument): Promise<boolean> {
  const wanted = personKey(document);
  if (wanted === document.personKey) return false;
  try {
    await model.updateOne({ _id: document._id, row_hash: document.row_hash }, { $set: { personKey: wanted } });
    return true;
  } catch (failure) {
    if (isDuplicateKey(failure)) return false;
    throw failure;
  }
}
