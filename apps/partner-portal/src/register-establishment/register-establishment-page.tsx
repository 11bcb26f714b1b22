import type { RemoteProps } from '@alveole/contracts';
import { Stepper } from '@alveole/ui';
import type { ReactNode } from 'react';
import { AuthFrame } from '../form/auth-frame.tsx';
import { DetailsStep } from './details-step.tsx';
import { texts } from './register-establishment.text.ts';
import type { RegistrationStep } from './registration-draft.ts';
import { StructureStep } from './structure-step.tsx';
import { TermsStep } from './terms-step.tsx';
import { ThanksStep } from './thanks-step.tsx';
import { useStepHistory } from './use-step-history.ts';
import { useRegistration, type Registration } from './request-code.ts';

export interface StepProps {
  readonly remote: RemoteProps;
  readonly registration: Registration;
}

const steps: Readonly<
  Record<RegistrationStep, { readonly lead?: string; readonly Content: (props: StepProps) => ReactNode }>
> = {
  structure: { lead: texts.structureLead, Content: StructureStep },
  terms: { lead: texts.termsLead, Content: TermsStep },
  details: { lead: texts.detailsLead, Content: DetailsStep },
  thanks: { Content: ThanksStep },
};

/** The registration of a partner, in four steps. */
export function RegisterPage(remote: RemoteProps): ReactNode {
  const registration = useRegistration(remote);
  const { step, goTo, leaveTerms } = registration;
  useStepHistory(step, (earlier) => (earlier === 'structure' ? leaveTerms() : goTo(earlier)));
  const { lead, Content } = steps[step];
  return (
    <AuthFrame
      title={texts.title}
      lead={lead}
      width="wide"
      focusKey={step}
      steps={<Stepper label={texts.stepsLabel} steps={texts.steps} current={step} />}
    >
      <Content remote={remote} registration={registration} />
    </AuthFrame>
  );
}
