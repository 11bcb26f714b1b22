import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentKind } from '@alveole/domain';
import { Fieldset, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { ActivityFields } from '../establishment-form/activity-fields.tsx';
import { AddressFields } from '../establishment-form/address-fields.tsx';
import { CompanyFields } from '../establishment-form/company-fields.tsx';
import { representativeTitles } from '../establishment-form/field-labels.ts';
import { RepresentativeFields } from '../establishment-form/representative-fields.tsx';
import { useIdentifierAvailability } from '../establishment-form/use-identifier-availability.ts';
import { CodeSection } from './code-section.tsx';
import { PasswordFields } from './password-fields.tsx';
import { ProofField } from './proof-field.tsx';
import { texts } from './register.text.ts';
import type { Registration } from './use-registration.ts';
import classes from './details-step.module.css';

export interface DetailsSectionsProps {
  readonly remote: RemoteProps;
  readonly registration: Registration;
  readonly kind: EstablishmentKind;
}

/** The sections of the long form, in the order in which papers are at hand. */
export function DetailsSections({ remote, registration, kind }: DetailsSectionsProps): ReactNode {
  const availability = useIdentifierAvailability(remote.api, kind);
  return (
    <div className={classes.sections}>
      <div>
        <CodeSection registration={registration} />
      </div>
      <div>
        <Fieldset legend={texts.companyTitle}>
          <CompanyFields kind={kind} availability={availability} />
          <ProofField api={remote.api} prefix={registration.draft.mediaPrefix} kind={kind} />
        </Fieldset>
      </div>
      <div>
        <Fieldset legend={representativeTitles[kind]}>
          <RepresentativeFields />
        </Fieldset>
      </div>
      <div>
        <Fieldset legend={texts.establishmentTitle}>
          <AddressFields remote={remote} />
        </Fieldset>
      </div>
      <div>
        <Fieldset legend={texts.activityTitle}>
          <ActivityFields />
        </Fieldset>
      </div>
      <div>
        <Fieldset legend={texts.passwordTitle}>
          <Stack gap="300">
            <PasswordFields mail={registration.draft.mail} />
          </Stack>
        </Fieldset>
      </div>
    </div>
  );
}
