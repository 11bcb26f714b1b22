import type { ReactNode } from 'react';
import { RemoteUnavailable } from './remote-unavailable.tsx';

/** Instead of a blank page when the very first data cannot be had. */
export function Unstarted({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <main>
      <RemoteUnavailable onRetry={onRetry} />
    </main>
  );
}
