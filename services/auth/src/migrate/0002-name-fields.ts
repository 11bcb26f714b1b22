import { renameFields } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { accountModelOf } from '../store/account-model.ts';
import { deviceModelOf } from '../store/device-store.ts';
import { familyModelOf } from '../store/family-store.ts';

/** Fields of the store were called as on the wire. */
export const nameFields: Migration = {
  name: '0002-name-fields',
  declareModels: (database) => [accountModelOf(database), deviceModelOf(database), familyModelOf(database)],
  walks: ({ database }) => [
    renameFields(database, 'accounts', {
      password_hash: 'passwordHash',
      entity_id: 'entityId',
      entity_gender: 'entityGender',
      user_name: 'userName',
      typed_name: 'typedName',
      opening_key: 'openingKey',
      activated_at: 'activatedAt',
      opened_at: 'openedAt',
      opened_by: 'openedBy',
      next_mail: 'nextMail',
      next_mail_after: 'nextMailAfter',
      changed_at: 'changedAt',
      'history.by_id': 'byId',
      'history.by_name': 'byName',
      'recoveries.is_stranger': 'isStranger',
      'recoveries.code_hash': 'codeHash',
      'recoveries.requested_at': 'requestedAt',
      'recoveries.expires_at': 'expiresAt',
    }),
    renameFields(database, 'devices', {
      user_id: 'userId',
      token_hash: 'tokenHash',
      register_hash: 'registerHash',
      browser_hash: 'browserHash',
      registered_at: 'registeredAt',
      used_at: 'usedAt',
    }),
    renameFields(database, 'token_families', {
      user_id: 'userId',
      entity_id: 'entityId',
      browser_hash: 'browserHash',
      is_brief: 'isBrief',
      expires_at: 'expiresAt',
      'tokens.good_until': 'goodUntil',
    }),
    renameFields(database, 'entity_statuses', { needs_conditions: 'needsConditions', needs_terms: 'needsTerms' }),
  ],
  retiredIndexes: [
    ...['opening_key_unique', 'entity_name', 'next_mail_unique', 'gender_name'].map((name) => ({
      collection: 'accounts',
      name,
    })),
    { collection: 'devices', name: 'user_token', isInTheWay: true },
    ...['user_used', 'used_at_ttl'].map((name) => ({ collection: 'devices', name })),
    ...['user', 'entity', 'expires_at_ttl'].map((name) => ({ collection: 'token_families', name })),
  ],
};
