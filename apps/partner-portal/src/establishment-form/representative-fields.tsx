import { Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { PlainField, PlainFields } from './plain-fields.tsx';

/** The person who answers for the establishment. */
export function RepresentativeFields(): ReactNode {
  return (
    <Stack gap="300">
      <PlainField name="lastName" autoComplete="family-name" maxLength={100} />
      <PlainField name="firstName" autoComplete="given-name" maxLength={100} />
      <PlainFields section="representative" except={['lastName', 'firstName']} />
    </Stack>
  );
}
