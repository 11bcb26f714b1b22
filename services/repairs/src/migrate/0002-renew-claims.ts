import { bikeClaimOf } from '@alveole/domain';
import { renewUniqueKey } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import type { RepairDocument } from '../store/repair-model.ts';

/** Claims of files that were written before look-alike letters were folded get the key of now. */
export const renewClaims: Migration = {
  name: '0002-renew-claims',
  formerName: 'repairs-claims-by-look',
  walks: ({ database }) => [
    renewUniqueKey<RepairDocument>(database, {
      collection: 'repairs',
      field: 'claim',
      keyOf: ({ gender, status, bike }) => bikeClaimOf({ kind: gender, status, bike }),
    }),
  ],
};
