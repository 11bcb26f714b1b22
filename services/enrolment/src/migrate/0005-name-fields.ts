import { renameFields } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';

/** Fields of what is set for a counter's camera were called as on the wire. */
export const nameFields: Migration = {
  name: '0005-name-fields',
  walks: ({ database }) => [
    renameFields(database, 'entity_params', {
      no_use_of_camera: 'noUseOfCamera',
      changed_by: 'changedBy',
      changed_at: 'changedAt',
    }),
  ],
};
