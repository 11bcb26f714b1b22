import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

export interface UiProviderProps {
  children: ReactNode;
  /** Goes to a page of the site without a reload: the router's `navigate`. */
  navigate: (path: string) => void;
  /** Turns a page's path into its address, when the site lies under a prefix: the router's `useHref`. */
  useHref?: (path: string) => string;
}

/**
 * What the kit needs around it: French, and the router behind its links. One is enough for a page, within the router.
 */
export function UiProvider({ children, navigate, useHref }: UiProviderProps) {
  return (
    <I18nProvider locale="fr-FR">
      {/* react-aria sees its style element as already there: base.css holds that rule, so no inline <style> meets the CSP. */}
      <meta id="react-aria-pressable-style" name="react-aria-pressable-style" content="base.css" />
      <RouterProvider navigate={(path) => navigate(path)} useHref={useHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
