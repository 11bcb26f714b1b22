import { renewSearchTokens } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { modelsOf } from '../store/models.ts';
import { beneficiaryOf, establishmentOf } from '../record/people.ts';
import { searchTokens } from '../record/search-tokens.ts';
import type { RepairDocument } from '../store/repair-model.ts';

/** Files that were written before their shop's SIREN, department and RNA found them get these tokens; people and shops as the projections know them. */
export const renewSearch: Migration = {
  name: '0001-renew-search',
  formerName: 'repairs-shop-siren-department-rna',
  walks({ database }) {
    const { beneficiaries, establishments } = modelsOf(database);
    const walk = renewSearchTokens<RepairDocument>(database, 'repairs', async (files) => {
      const people = await beneficiaries.findAll(files.map(({ consumerId }) => consumerId));
      const shops = await establishments.findAll(files.map(({ entityId }) => entityId));
      return files.map((file) => {
        const person = people.get(file.consumerId);
        const shop = shops.get(file.entityId);
        if (person === undefined) return undefined;
        const known = { person: beneficiaryOf(person), shop: shop && establishmentOf(shop) };
        return searchTokens({ ...file, serial: file.bike.serial, ...known });
      });
    });
    return [walk];
  },
};
