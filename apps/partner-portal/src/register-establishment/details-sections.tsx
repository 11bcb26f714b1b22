import { useCallback, type ReactNode } from 'react';
import { ActivityFields } from '../establishment-form/activity-fields.tsx';
import { AddressFields } from '../establishment-form/address-fields.tsx';
import { CompanyFields } from '../establishment-form/company-fields.tsx';
import { documentLabels, proofTexts } from '../establishment-form/document-labels.ts';
import { choosesTraining } from '../establishment-form/establishment-values.ts';
import { fieldLabels as labels, representativeTitles } from '../establishment-form/field-labels.ts';
import { AccountFields } from '../establishment-form/account-fields.tsx';
import { formFieldsOf } from '../establishment-form/form-fields.ts';
import { RepresentativeFields } from '../establishment-form/representative-fields.tsx';
import { TrainingFields } from '../establishment-form/training-fields.tsx';
import { UploadField } from '../establishment-form/upload-field.tsx';
import { useCheckSiret } from '../establishment-form/check-siret.ts';
import { CodeSection } from './code-section.tsx';
import { PasswordFields } from './password-fields.tsx';
import { texts } from './register-establishment.text.ts';
import {
  activityRules,
  addressRules,
  bankRules,
  codeRules,
  companyRules,
  passwordRules,
  representativeRules,
  trainingRules,
} from './registration-form.ts';
import type { RegistrationValues } from './registration-form.ts';
import type { PartProps, RegistrationSection } from './registration-section.ts';

/** In the order in which papers are at hand. */
const detailsSections: readonly RegistrationSection[] = [
  {
    id: 'code',
    title: () => texts.codeTitle,
    fields: ['code'],
    rules: codeRules,
    Content: ({ registration }) => <CodeSection registration={registration} />,
  },
  {
    id: 'structure',
    title: () => texts.companyTitle,
    fields: [...formFieldsOf('company'), 'kbis'],
    rules: companyRules,
    Content: Company,
  },
  {
    id: 'representant',
    title: (kind) => representativeTitles[kind],
    fields: [...formFieldsOf('representative'), 'identity'],
    rules: representativeRules,
    Content: Representative,
  },
  {
    id: 'etablissement',
    title: () => texts.establishmentTitle,
    fields: formFieldsOf('address'),
    rules: addressRules,
    Content: ({ remote }) => <AddressFields remote={remote} />,
  },
  {
    id: 'activite',
    title: () => texts.activityTitle,
    fields: ['activity', ...formFieldsOf('activity')],
    rules: activityRules,
    Content: ActivityFields,
  },
  {
    id: 'velo-ecole',
    title: () => texts.trainingTitle,
    isAsked: ({ activity }) => choosesTraining(activity),
    fields: formFieldsOf('training'),
    rules: trainingRules,
    Content: Training,
  },
  {
    id: 'banque',
    title: () => texts.bankTitle,
    isOptional: true,
    fields: [...formFieldsOf('bank'), 'rib'],
    rules: bankRules,
    Content: Bank,
  },
  {
    id: 'mot-de-passe',
    title: () => texts.passwordTitle,
    fields: ['password', 'password2'],
    rules: passwordRules,
    Content: ({ registration }) => <PasswordFields mail={registration.draft.mail} />,
  },
];

/** The sections of the long form that what is typed asks for. */
export function askedSections(values: RegistrationValues): readonly RegistrationSection[] {
  return detailsSections.filter(({ isAsked }) => isAsked?.(values) ?? true);
}

function Company({ remote, registration, kind, renewCode }: PartProps): ReactNode {
  const availability = useCheckSiret(remote.api, kind);
  const prefix = usePrefix(registration.draft.mediaPrefix);
  const proof = proofTexts[kind];
  return (
    <>
      <CompanyFields kind={kind} availability={availability} />
      {proof ? (
        <UploadField
          api={remote.api}
          prefix={prefix}
          kind="KBIS"
          name="kbis"
          onShut={() => void renewCode()}
          {...proof}
        />
      ) : null}
    </>
  );
}

function Representative({ remote, registration, renewCode }: PartProps): ReactNode {
  const prefix = usePrefix(registration.draft.mediaPrefix);
  return (
    <>
      <RepresentativeFields />
      <UploadField
        api={remote.api}
        prefix={prefix}
        onShut={() => void renewCode()}
        kind="PID"
        name="identity"
        label={documentLabels.PID}
        hint={texts.identityHint}
      />
    </>
  );
}

function Training(): ReactNode {
  return (
    <>
      <p>{labels.trainingHint}</p>
      <TrainingFields />
    </>
  );
}

function Bank({ remote, registration, renewCode }: PartProps): ReactNode {
  const prefix = usePrefix(registration.draft.mediaPrefix);
  return (
    <>
      <AccountFields ibanHint={texts.ibanHint} isOptional />
      <UploadField
        api={remote.api}
        prefix={prefix}
        onShut={() => void renewCode()}
        kind="RIB"
        name="rib"
        label={documentLabels.RIB}
        hint={texts.ribHint}
      />
    </>
  );
}

/** Given with the code; ends with a slash. */
const usePrefix = (prefix: string) => useCallback(() => Promise.resolve(prefix), [prefix]);
