import type { EstablishmentView } from '@alveole/contracts/establishment';
import { Card, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { profileSections } from './profile-sections.ts';

/** The whole profile as facts, for paper: what is stored, no field and no button. */
export function PrintedProfile({ establishment }: { establishment: EstablishmentView }): ReactNode {
  return (
    <Stack gap="300">
      {profileSections.map(({ id, title, Facts }) =>
        Facts ? (
          <Card key={id} title={title(establishment.kind)}>
            <Facts establishment={establishment} />
          </Card>
        ) : null,
      )}
    </Stack>
  );
}
