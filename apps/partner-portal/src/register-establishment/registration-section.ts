import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentKind } from '@alveole/domain';
import type { ReactNode } from 'react';
import type { PartRules, RegistrationField, RegistrationValues } from './registration-form.ts';
import type { Registration } from './request-code.ts';

export interface PartProps {
  readonly remote: RemoteProps;
  readonly registration: Registration;
  readonly kind: EstablishmentKind;
  /** Asks whether the code still holds: the door for documents was shut. */
  readonly renewCode: () => Promise<void>;
}

/** A section of step 3: a line of its table of contents. */
export interface RegistrationSection {
  readonly id: string;
  readonly title: (kind: EstablishmentKind) => string;
  readonly isOptional?: boolean;
  /** Whether it is asked for after what is typed elsewhere; absent where it always is. */
  readonly isAsked?: (values: RegistrationValues) => boolean;
  readonly fields: readonly RegistrationField[];
  readonly rules: PartRules;
  readonly Content: (props: PartProps) => ReactNode;
}
