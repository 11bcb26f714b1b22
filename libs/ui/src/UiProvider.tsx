import { createContext, useContext, useMemo, type MouseEvent, type ReactNode } from 'react';

export interface UiProviderProps {
  children: ReactNode;
  /** Goes to a page of the site without a reload: the router's `navigate`. */
  navigate: (path: string) => void;
  /** Turns a page's path into its address, when the site lies under a prefix: the router's `useHref`. */
  useHref?: (path: string) => string;
}

type Site = Required<Omit<UiProviderProps, 'children'>>;

const SiteContext = createContext<Site>({ navigate: (path) => location.assign(path), useHref: (path) => path });

/** Tells it where react-aria looks before it asks the browser, in whichever copy of it a page has loaded. */
function speakFrench(): void {
  (globalThis as Record<symbol, unknown>)[Symbol.for('react-aria.i18n.locale')] = 'fr-FR';
}

/**
 * What the kit needs around it: French, and the router behind its links. One is enough for a page, within the router.
 * It is the one part of the kit of which shell and remotes share a single copy (docs/adr/0062).
 */
export function UiProvider({ children, navigate, useHref = asItIs }: UiProviderProps) {
  speakFrench();
  const site = useMemo(() => ({ navigate, useHref }), [navigate, useHref]);
  return (
    <SiteContext value={site}>
      {/* react-aria sees its style element as already there: base.css holds that rule, so no inline <style> meets the CSP. */}
      <meta id="react-aria-pressable-style" name="react-aria-pressable-style" content="base.css" />
      {children}
    </SiteContext>
  );
}

const asItIs = (path: string): string => path;

/** What makes an `<a>` a link of the site: the router takes a plain press, everything else is the browser's. */
export function useSiteLink(
  path: string,
  onPress?: () => void,
): { href: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void } {
  const { navigate, useHref } = useContext(SiteContext);
  const inSite = useHref(path);
  const isElsewhere = /^[a-z][a-z\d+.-]*:|^\/\//i.test(path);
  return {
    href: isElsewhere ? path : inSite,
    onClick: (event) => {
      onPress?.();
      if (isElsewhere || !isPlainPress(event)) return;
      event.preventDefault();
      navigate(path);
    },
  };
}

function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget;
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    event.button === 0 &&
    !hasKey &&
    !event.defaultPrevented &&
    (target === '' || target === '_self') &&
    !event.currentTarget.hasAttribute('download') &&
    origin === location.origin
  );
}
