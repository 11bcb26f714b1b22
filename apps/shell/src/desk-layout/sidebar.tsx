import type { SessionView } from '@alveole/contracts';
import { bestScreen, fullPath, landingOf, menuFor } from '@alveole/domain';
import type { Screen } from '@alveole/domain';
import { Link } from '@alveole/router';
import { Icon } from '@alveole/ui';
import type { IconName } from '@alveole/ui';
import { AppLogo } from '@alveole/ui/logo';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './sidebar.module.css';
import { roleNames, texts } from './desk-layout.text.ts';

export interface SidebarProps {
  readonly session: SessionView;
  /** Whose installation it is. */
  readonly programmeName: string;
  /** Path of the page on screen, below the base path. */
  readonly path: string;
  readonly onSignOut: () => void;
  readonly onSignOutNear?: () => void;
}

/** The menu of a role, read from the table of screens. */
export function Sidebar({ session, programmeName, path, onSignOut, onSignOutNear }: SidebarProps): ReactNode {
  const { role, userName, entityStatus } = session;
  const menu = role ? menuFor(role, entityStatus) : [];
  const entry = useEntry(path, menu);
  if (!role) return null;
  return (
    <div className={classes.sidebar}>
      <Link to={landingOf(role, entityStatus)} className={classes.home} aria-label={texts.home(programmeName)}>
        <AppLogo name={programmeName} />
      </Link>
      <nav aria-label={texts.navigation}>
        <ul className={classes.list}>
          {menu.map((screen) => (
            <li key={screen.path} data-mobile-only={screen.mobileOnly}>
              <Link to={fullPath(screen)} className={classes.link} aria-current={screen === entry ? 'page' : undefined}>
                <Icon name={iconOf(screen)} size="s" />
                {screen.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.person}>
        {userName ? <p className={classes.name}>{userName}</p> : null}
        <p>{roleNames[role]}</p>
        <button
          type="button"
          className={classes.signOut}
          onClick={onSignOut}
          onPointerEnter={onSignOutNear}
          onFocus={onSignOutNear}
        >
          <Icon name="signOut" size="s" />
          {texts.signOut}
        </button>
      </div>
    </div>
  );
}

/** The table of screens knows no drawings: a test holds its names equal to the kit's. */
const iconOf = ({ icon }: Screen) => icon as IconName;

/** The entry under which a page stands: its own, else the one from which it was opened, else the one that the table names. */
function useEntry(path: string, menu: readonly Screen[]): Screen | undefined {
  const [last, setLast] = useState<Screen>();
  const entry = entryOf(path, menu) ?? last ?? menu.find((one) => one.path === bestScreen(path)?.under);
  if (entry !== last) setLast(entry);
  return entry;
}

/** A page's own entry, or the one whose path it lengthens (`…/livraison/:id`). */
function entryOf(path: string, menu: readonly Screen[]): Screen | undefined {
  const screen = bestScreen(path);
  const own = menu.find((entry) => entry === screen);
  return own ?? (screen?.ofSeveralLists ? undefined : menu.find((entry) => path.startsWith(`${fullPath(entry)}/`)));
}
