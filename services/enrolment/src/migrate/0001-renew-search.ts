import { renewSearchTokens } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { establishmentOf } from './former-profile.ts';
import type { EstablishmentDocument } from '../store/establishment-model.ts';
import { searchTokens } from '../store/search-tokens.ts';

/** Establishments that were written before their tokens told of SIREN, department and RNA get them anew. */
export const renewSearch: Migration = {
  name: '0001-renew-search',
  formerName: 'establishments-siren-department-rna',
  walks: ({ database }) => [
    renewSearchTokens<EstablishmentDocument>(database, 'establishments', async (rows) =>
      rows.map((row) => searchTokens(establishmentOf(row))),
    ),
  ],
};
