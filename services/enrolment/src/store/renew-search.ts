import { renewSearchTokens } from '@alveole/persistence';
import type { Database, PersistenceLogger, Renewal } from '@alveole/persistence';
import { toEstablishment } from './establishment-mapping.ts';
import type { EstablishmentDocument, EstablishmentModel } from './establishment-model.ts';
import { searchTokens } from './search-tokens.ts';

/** Establishments that were written before their tokens told of SIREN, department and RNA get them anew. */
export function renewSearch(database: Database, model: EstablishmentModel, logger: PersistenceLogger): Renewal {
  const form = {
    name: 'establishments-siren-department-rna',
    tokensOf: async (rows: readonly EstablishmentDocument[]) => rows.map((row) => searchTokens(toEstablishment(row))),
  };
  return renewSearchTokens(database, model, form, logger);
}
