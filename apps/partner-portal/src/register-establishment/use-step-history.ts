import { useLocation, useNavigate } from '@alveole/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { registrationSteps, type RegistrationStep } from './registration-draft.ts';

/** Name of what the address says. */
const parameter = 'etape';

const rankOf = (step: RegistrationStep): number => registrationSteps.indexOf(step);

/**
 * The browser's way back is the wizard's: each step that is reached has its entry in the history. Forward leads no
 * further than the wizard itself has gone; what is sent is behind one for good.
 * @param goBack leads the wizard back to an earlier step
 */
export function useStepHistory(step: RegistrationStep, goBack: (step: RegistrationStep) => void): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const asked = stepOf(search);
  const former = useRef<RegistrationStep>(undefined);
  const follow = useEffectEvent(() => {
    const was = former.current;
    former.current = step;
    if (asked === step) return;
    const query = step === 'structure' ? '' : `?${parameter}=${step}`;
    if (was === undefined || was === step) {
      const isBack = was !== undefined && step !== 'thanks' && rankOf(asked) < rankOf(step);
      if (isBack) goBack(asked);
      else void navigate({ search: query }, { replace: true });
    } else if (rankOf(step) > rankOf(was)) void navigate({ search: query }, { state: walked });
    else if ((state as typeof walked | null)?.isWalked) void navigate(-1);
    else void navigate({ search: query }, { replace: true });
  });
  useEffect(() => follow(), [step, asked]);
}

/** An entry that the wizard made: the one before it is the step before. */
const walked = { isWalked: true } as const;

function stepOf(search: string): RegistrationStep {
  const named = new URLSearchParams(search).get(parameter);
  return registrationSteps.find((step) => step === named) ?? 'structure';
}
