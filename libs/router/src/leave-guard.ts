import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLocation } from 'react-router';
import { holdBackAndForward, holdRouter, holdTab } from './hold-page.ts';
import type { Departure, LeaveHold } from './hold-page.ts';

/** The page that holds what would be lost; shell and remotes share this module, so there is one at most. */
let holder: LeaveHold | undefined;

/** Does what ends the page, a sign-out, say: once the page that holds something unsaved lets go. */
export function leavePage(departure: Departure): void {
  if (holder && !holder.isReleased()) holder.ask(departure);
  else departure();
}

export interface LeaveGuard {
  /** Somebody asked to leave: the page says what would be lost. */
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Holds the page while it has something unsaved: links, the menu, back and forward wait for an answer; before the tab
 * closes or reloads the browser asks. Other addresses of the same page (another query) pass.
 */
export function useLeaveGuard(isHeld: boolean): LeaveGuard {
  const { navigator } = useContext(NavigationContext);
  const at = useHref(useLocation().pathname);
  const released = useRef(false);
  const [departure, setDeparture] = useState<Departure>();

  useEffect(() => {
    if (!isHeld) return undefined;
    released.current = false;
    const leaveHold: LeaveHold = {
      at,
      isReleased: () => released.current,
      ask: (wanted) => setDeparture(() => wanted),
    };
    holder = leaveHold;
    const letGo = [holdRouter(navigator, leaveHold), holdBackAndForward(leaveHold), holdTab(leaveHold)];
    return () => {
      if (holder === leaveHold) holder = undefined;
      letGo.forEach((end) => end());
    };
  }, [isHeld, navigator, at]);

  const stay = () => setDeparture(undefined);
  const leave = () => {
    released.current = true;
    stay();
    departure?.();
  };
  return { isAsked: departure !== undefined, leave, stay };
}
