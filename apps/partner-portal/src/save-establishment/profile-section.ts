import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import type { EstablishmentKind } from '@alveole/domain';
import type { ReactNode } from 'react';
import type { SectionSchema } from '../establishment-form/section-schemas.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';

export interface SectionProps {
  readonly remote: RemoteProps;
  readonly establishment: EstablishmentView;
}

/** What a section saves: its fields in the profile's form, and their rules. */
export interface SectionForm {
  readonly fields: readonly ProfileField[];
  /** The rules of what the status opens; undefined where nothing of the section may change. */
  readonly rules: (establishment: EstablishmentView, values: ProfileValues) => SectionSchema | undefined;
}

/** One section of the profile: a line of its table of contents. */
export interface ProfileSection {
  /** In the address: `/admin/profile?section=horaires`. */
  readonly id: string;
  readonly title: (kind: EstablishmentKind) => string;
  readonly Content: (props: SectionProps) => ReactNode;
  /** The facts of the section on paper; none for what is no fact of the establishment. */
  readonly Facts?: (props: Pick<SectionProps, 'establishment'>) => ReactNode;
  /** Whether something is wanted that the rules leave open: an account to pay to, hours. */
  readonly lacks?: (establishment: EstablishmentView) => boolean;
  /** It lives of calls that a closed account is refused, and is not shown to one. */
  readonly isGoneWhenClosed?: boolean;
  /** Changed by the establishment’s administrators alone (permission 0); others read it. */
  readonly ofAdministrators?: boolean;
  /** None for a section that keeps what it holds by itself. */
  readonly form?: SectionForm;
}
