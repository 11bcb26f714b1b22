import { useLocation } from '@alveole/router';
import type { ReactNode } from 'react';
import { Unstarted } from './unstarted.tsx';
import type { Recovery } from './recovery.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

export interface ShellBoundaryProps {
  readonly recovery: Recovery;
  readonly children: ReactNode;
}

/** Around everything: a part of the shell that is gone, or broken, leaves no blank page. */
export function ShellBoundary({ recovery, children }: ShellBoundaryProps): ReactNode {
  return (
    <RemoteBoundary
      resetKey={useLocation().pathname}
      onFailed={() => void recovery.fromLostShell()}
      fallback={<Unstarted onRetry={() => void recovery.fromLostShell(true)} />}
    >
      {children}
    </RemoteBoundary>
  );
}
