import { legalTextPlace } from '@alveole/domain';
import { useHref } from '@alveole/router';
import { Checkbox } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { texts } from './pre-register.text.ts';
import type { PreRegistration, PreRegistrationDraft } from './pre-registration-rules.ts';

/** The terms, which are required, and the survey, which is not. */
export function ConsentFields({
  control,
}: {
  control: Control<PreRegistrationDraft, unknown, PreRegistration>;
}): ReactNode {
  return (
    <>
      <Bound control={control} name="terms">
        {(field) => <Checkbox {...field} label={texts.terms} hint={<Documents />} />}
      </Bound>
      <Bound control={control} name="survey">
        {(field) => <Checkbox {...field} label={texts.survey} />}
      </Bound>
    </>
  );
}

function Documents(): ReactNode {
  const conditions = useHref(`/${legalTextPlace('conditions-generales').pdf}`);
  const privacy = useHref(`/${legalTextPlace('donnees-personnelles').pdf}`);
  return (
    <>
      <span>{texts.read}</span>{' '}
      <a href={conditions} target="_blank" rel="noopener noreferrer">
        {texts.conditions}
      </a>
      <span>, </span>
      <a href={privacy} target="_blank" rel="noopener noreferrer">
        {texts.privacy}
      </a>
    </>
  );
}
