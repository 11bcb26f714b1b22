import { BrowserRouter } from '@alveole/router';
import type { ReactNode } from 'react';
import { VisitedPage } from './guard/visited-page.tsx';
import { ShellBoundary } from './remotes/shell-boundary.tsx';
import type { ShellParts } from './start/shell-parts.ts';

/** The whole page: the shell alone owns the address. */
export function App({ parts }: { parts: ShellParts }): ReactNode {
  return (
    <BrowserRouter basename={parts.basePath || '/'}>
      <ShellBoundary recovery={parts.recovery}>
        <VisitedPage parts={parts} />
      </ShellBoundary>
    </BrowserRouter>
  );
}
