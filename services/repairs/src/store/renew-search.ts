import { renewSearchTokens } from '@alveole/persistence';
import type { Database, PersistenceLogger, Renewal } from '@alveole/persistence';
import { searchTokens } from '../record/search-tokens.ts';
import type { Beneficiaries } from './beneficiaries.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

/** Files that were written before words were kept in pairs get them; their people as the projection knows them. */
export function renewSearch(
  database: Database,
  model: RepairModel,
  beneficiaries: Pick<Beneficiaries, 'knownAll'>,
  logger: PersistenceLogger,
): Renewal {
  const form = {
    name: 'repairs-words-in-pairs',
    async tokensOf(files: readonly RepairDocument[]) {
      const people = await beneficiaries.knownAll(files.map(({ consumerId }) => consumerId));
      return files.map((file) => {
        const person = people.get(file.consumerId);
        return person && searchTokens({ ...file, serial: file.bike.serial, person });
      });
    },
  };
  return renewSearchTokens(database, model, form, logger);
}
