import { Button } from '@alveole/ui';
import type { ReactNode } from 'react';
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

/** On narrow screens the decision comes after the evidence: one press leads there from anywhere. */
export function JumpToDecision(): ReactNode {
  const jump = (): void => {
    const target = document.getElementById(anchor);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.bar}>
      <Button variant="primary" isWide icon="chevronDown" onPress={jump}>
        Décider
      </Button>
    </div>
  );
}
