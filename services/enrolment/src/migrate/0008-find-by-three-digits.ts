import { renewSearchTokens } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { toEstablishment } from '../store/establishment-mapping.ts';
import type { EstablishmentDocument } from '../store/establishment-model.ts';
import { searchTokens } from '../store/search-tokens.ts';

/** Establishments were found by five digits of their SIRET or more; now three suffice. */
export const findByThreeDigits: Migration = {
  name: '0008-find-by-three-digits',
  walks: ({ database }) => [
    renewSearchTokens<EstablishmentDocument>(database, 'establishments', async (rows) =>
      rows.map((row) => searchTokens(toEstablishment(row))),
    ),
  ],
};
