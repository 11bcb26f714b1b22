import type { SessionView } from '@alveole/contracts';
import { bestScreen } from '@alveole/domain';
import { useLocation } from '@alveole/router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SkipLink } from '../layout/skip-link.tsx';
import { DeskFooter } from './desk-footer.tsx';
import classes from './desk-layout.module.css';
import { texts } from './desk-layout.text.ts';
import { Sidebar } from './sidebar.tsx';
import { useBarTitle } from './use-bar-title.ts';
import { usePointedMenu } from './use-pointed-menu.ts';

export interface DeskLayoutProps {
  readonly session: SessionView;
  /** Whose installation it is. */
  readonly programmeName: string;
  readonly onSignOut: () => void;
  /** A pointer or the focus has reached the button of the sign-out. */
  readonly onSignOutNear?: () => void;
  readonly children: ReactNode;
}

/** What surrounds the pages of signed-in people. On a repairer's phone it takes the look of a counter: a dark bar. */
export function DeskLayout({ session, programmeName, children, ...signOut }: DeskLayoutProps): ReactNode {
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  // Of the folded menu: the page on which the focus came into it. It holds the menu open there, and no longer.
  const [enteredOn, setEnteredOn] = useState<string>();
  // Another page closes the menu.
  const isMenuOpen = openedOn === pathname;
  const title = useBarTitle(pathname);
  const menu = usePointedMenu();
  return (
    <div
      className={classes.desk}
      data-room={session.role === 'REP' ? 'counter' : 'desk'}
      data-menu={isMenuOpen ? 'open' : 'closed'}
      data-judging={bestScreen(pathname)?.needsWidth}
    >
      <SkipLink />
      <header className={classes.top}>
        <p className={classes.title}>{title}</p>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isMenuOpen}
          aria-controls="menu"
          onClick={() => setOpenedOn(isMenuOpen ? undefined : pathname)}
        >
          {isMenuOpen ? texts.close : texts.open}
        </button>
      </header>
      <aside
        id="menu"
        className={classes.side}
        aria-label={texts.side}
        data-entered={enteredOn === pathname}
        data-pointed={menu.isPointed}
        {...menu.handlers}
        onFocus={() => setEnteredOn(pathname)}
      >
        <Sidebar session={session} programmeName={programmeName} path={pathname} {...signOut} />
      </aside>
      <main id="contenu" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <DeskFooter />
    </div>
  );
}
