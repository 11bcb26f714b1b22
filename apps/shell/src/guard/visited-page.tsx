import { Navigate, useLocation, useNavigate } from '@alveole/router';
import { landingOf, titleOf } from '@alveole/domain';
import { titleTab } from '@alveole/ui/title-tab';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ScreenFrame } from '../frame/screen-frame.tsx';
import type { ShellParts } from '../start/shell-parts.ts';
import { forgetPerson } from '../session/forget-person.ts';
import { hasUnsentWork, unsentWork } from '../session/waiting-count.ts';
import { decideVisit } from './decide-visit.ts';
import type { SignInReason } from './decide-visit.ts';
import { useOpenedAtTop } from './use-opened-at-top.ts';

/** Shows the page of the address, or leads elsewhere. */
export function VisitedPage({ parts }: { parts: ShellParts }): ReactNode {
  const { pathname, search } = useLocation();
  const session = useSyncExternalStore(parts.session.subscribe, parts.sessionView, parts.sessionView);
  const visit = decideVisit(pathname, { role: session.role ?? null, entityStatus: session.entityStatus });
  useOpenedAtTop();
  // Before the page's own effects: its heading may say more.
  useLayoutEffect(() => titleTab(titleOf(pathname)), [pathname]);

  if (visit.kind === 'redirect') return <Navigate to={visit.to} replace state={stateOf(visit)} />;
  if (visit.kind === 'sign-out') {
    const home = session.role && landingOf(session.role, session.entityStatus);
    return <SignOut parts={parts} home={home} />;
  }
  if (visit.kind === 'sign-in')
    return <SignInFirst parts={parts} from={`${visit.from}${search}`} reason={visit.reason} />;
  return <ScreenFrame parts={parts} session={session} path={pathname} />;
}

const stateOf = ({ reason }: { readonly reason?: SignInReason }) => (reason === undefined ? undefined : { reason });

interface SignInFirstProps {
  readonly parts: ShellParts;
  readonly from: string;
  readonly reason: SignInReason;
}

/**
 * Clears what a wrong or ended session left, then asks to sign in and says why. The page asked for waits in the
 * history's state, but not for the next person when this one signed out.
 */
function SignInFirst({ parts, from, reason }: SignInFirstProps): ReactNode {
  const navigate = useNavigate();
  const isLed = useRef(false);
  useEffect(() => {
    // The session that ends here draws this again, with nobody in it: the first reason is the true one.
    if (isLed.current) return;
    isLed.current = true;
    const end = parts.session.ended();
    const state = end === 'signed-out' ? { reason: end } : { from, reason: end ?? reason };
    parts.session.close(end ?? 'expired');
    void navigate('/auth/login', { replace: true, state });
  }, [parts, from, reason, navigate]);
  return null;
}

/** The address of the menu's last entry: opening it is signing out, after a question where something would be lost. */
function SignOut({ parts, home }: { parts: ShellParts; home: string | undefined }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    if (home !== undefined && hasUnsentWork(unsentWork(localStorage, sessionStorage))) {
      void navigate(home, { replace: true, state: { asksSignOut: true } });
      return;
    }
    void forgetPerson(parts.api);
    void navigate('/auth/login', { replace: true, state: { reason: 'signed-out' } });
  }, [parts, home, navigate]);
  return null;
}
