import { Button } from '@alveole/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { OfferedAct } from './act-list.tsx';
import classes from './jump-to-decision.module.css';

const anchor = 'decision';

/** Where the jump arrives: around the decision of a file. */
export function DecisionAnchor({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div id={anchor} tabIndex={-1} className={classes.anchor}>
      {children}
    </div>
  );
}

/**
 * On narrow screens the decision comes after the evidence: one press leads there from anywhere, and promises a decision only
 * where one of the acts is allowed.
 */
export function JumpToDecision({ acts }: { readonly acts: readonly OfferedAct[] }): ReactNode {
  const isArrived = useIsDecisionInSight();
  const mayDecide = acts.some(({ refusal }) => refusal === undefined);
  const jump = (): void => {
    const target = document.getElementById(anchor);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.bar} data-arrived={isArrived || undefined}>
      <Button variant={mayDecide ? 'primary' : 'secondary'} isWide icon="chevronDown" onPress={jump}>
        {mayDecide ? 'Décider' : 'Voir la décision'}
      </Button>
    </div>
  );
}

/** Whether some of the decision is in the window. */
function useIsDecisionInSight(): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const target = document.getElementById(anchor);
    // Where nothing is laid out, as in a test of components, nothing is watched.
    if (target === null || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver((changes) => setInSight(changes.at(-1)?.isIntersecting ?? false));
    watch.observe(target);
    return () => watch.disconnect();
  }, []);
  return isInSight;
}
