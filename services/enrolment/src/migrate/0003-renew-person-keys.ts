import { personKey } from '@alveole/domain';
import { renewUniqueKey } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import type { BeneficiaryDocument } from '../store/beneficiary-model.ts';

/** People who were recorded before a town and its districts were one birthplace get the key of now. */
export const renewPersonKeys: Migration = {
  name: '0003-renew-person-keys',
  formerName: 'beneficiaries-birthplace-key',
  walks: ({ database }) => [
    renewUniqueKey<BeneficiaryDocument>(database, { collection: 'consumers', field: 'personKey', keyOf: personKey }),
  ],
};
