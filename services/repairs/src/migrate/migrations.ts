import type { Migration } from '@alveole/persistence';
import { renewSearch } from './0001-renew-search.ts';
import { renewClaims } from './0002-renew-claims.ts';
import { renameEntitlement } from './0003-rename-entitlement.ts';
import { nameAmounts } from './0004-name-amounts.ts';
import { nameFrame } from './0005-name-frame-fields.ts';
import { nameHashesAndReservations } from './0006-name-hashes-and-reservations.ts';
import { nameInvoiceAmounts } from './0007-name-invoice-amounts.ts';
import { lockByFunder } from './0008-lock-by-funder.ts';
import { nameCampaignsOfVersions } from './0009-name-campaigns-of-versions.ts';
import { settleShares } from './0010-settle-shares.ts';

/** What brings the store of an earlier version of repairs into the form of this one, in order. */
export const migrations: readonly Migration[] = [
  renewSearch,
  renewClaims,
  renameEntitlement,
  nameAmounts,
  nameFrame,
  nameHashesAndReservations,
  nameInvoiceAmounts,
  lockByFunder,
  nameCampaignsOfVersions,
  settleShares,
];
