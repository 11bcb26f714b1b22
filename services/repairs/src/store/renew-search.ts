import { renewSearchTokens } from '@alveole/persistence';
import type { Database, PersistenceLogger, Renewal } from '@alveole/persistence';
import { searchTokens } from '../record/search-tokens.ts';
import type { Beneficiaries } from './beneficiaries.ts';
import type { Establishments } from './establishments.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

interface Known {
  readonly beneficiaries: Pick<Beneficiaries, 'knownAll'>;
  readonly establishments: Pick<Establishments, 'knownAll'>;
}

/** Files that were written before their shop's SIREN, department and RNA found them get these; people and shops as the projections know them. */
export function renewSearch(
  database: Database,
  model: RepairModel,
  { beneficiaries, establishments }: Known,
  logger: PersistenceLogger,
): Renewal {
  const form = {
    name: 'repairs-shop-siren-department-rna',
    async tokensOf(files: readonly RepairDocument[]) {
      const people = await beneficiaries.knownAll(files.map(({ consumerId }) => consumerId));
      const shops = await establishments.knownAll(files.map(({ entityId }) => entityId));
      return files.map((file) => {
        const person = people.get(file.consumerId);
        const shop = shops.get(file.entityId);
        return person && searchTokens({ ...file, serial: file.bike.serial, person, shop });
      });
    },
  };
  return renewSearchTokens(database, model, form, logger);
}
