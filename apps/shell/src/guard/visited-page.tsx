import { Navigate, useLocation, useNavigate } from '@alveole/router';
import { titleOf } from '@alveole/domain';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import type { ShellParts } from '../start/shell-parts.ts';
import { decideVisit } from './decide-visit.ts';

/** Shows the page of the address, or leads elsewhere. */
export function VisitedPage({ parts }: { parts: ShellParts }): ReactNode {
  const { pathname, search } = useLocation();
  const session = useSyncExternalStore(parts.session.subscribe, parts.sessionView, parts.sessionView);
  const visit = decideVisit(pathname, session.role ?? null);
  useEffect(() => {
    document.title = `${titleOf(pathname)} · Alvéole`;
  }, [pathname]);

  if (visit.kind === 'redirect') return <Navigate to={visit.to} replace />;
  if (visit.kind === 'sign-in') return <SignInFirst parts={parts} from={`${visit.from}${search}`} />;
  return <ScreenFrame parts={parts} session={session} path={pathname} />;
}

/**
 * Clears what a wrong or ended session left, then asks to sign in. The page asked for waits in the history's state,
 * but not for the next person when this one signed out.
 */
function SignInFirst({ parts, from }: { parts: ShellParts; from: string }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    const end = parts.session.ended() ?? 'expired';
    const state = end === 'signed-out' ? undefined : { from };
    parts.session.close(end);
    void navigate('/auth/login', { replace: true, state });
  }, [parts, from, navigate]);
  return null;
}
