import { useNavigate } from '@alveole/router';
import { LinkButton, TextLink, useShortcuts } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './file-navigation.module.css';
import { texts } from './file-navigation.text.ts';
import type { Neighbours } from './file-order.ts';

export interface FileNavigationProps {
  /** The way back: the list, then its filter. */
  readonly trail: readonly { readonly label: string; readonly href: string }[];
  readonly neighbours: Neighbours;
  readonly hrefOf: (id: string) => string;
  readonly areKeysOn: boolean;
  /** What stands between the way back and the neighbours, as the decisions that leave do. */
  readonly children?: ReactNode;
}

/** The way back to the list, and the files before and after this one in it. */
export function FileNavigation({ trail, neighbours, hrefOf, areKeysOn, children }: FileNavigationProps): ReactNode {
  const navigate = useNavigate();
  const { previous, next, position, count } = neighbours;
  const go = (id: string | undefined) => () => {
    if (id !== undefined) void navigate(hrefOf(id));
  };
  useShortcuts({ k: go(previous), j: go(next) }, { isEnabled: areKeysOn });
  return (
    <div className={classes.bar}>
      <nav aria-label={texts.trail}>
        <ol className={classes.trail}>
          {trail.map(({ label, href }) => (
            <li key={label}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ol>
      </nav>
      {children}
      <nav aria-label={texts.neighbours} className={classes.neighbours}>
        <Neighbour id={previous} label={texts.previous} letter="K" hrefOf={hrefOf} areKeysOn={areKeysOn} />
        {position === undefined ? null : <span className={classes.position}>{texts.position(position, count)}</span>}
        <Neighbour id={next} label={texts.next} letter="J" hrefOf={hrefOf} areKeysOn={areKeysOn} />
      </nav>
    </div>
  );
}

interface NeighbourProps extends Pick<FileNavigationProps, 'hrefOf' | 'areKeysOn'> {
  readonly id: string | undefined;
  readonly label: string;
  readonly letter: string;
}

function Neighbour({ id, label, letter, hrefOf, areKeysOn }: NeighbourProps): ReactNode {
  if (id === undefined) return null;
  return (
    <LinkButton href={hrefOf(id)} variant="quiet" size="s" shortcut={areKeysOn ? letter : undefined}>
      {label}
    </LinkButton>
  );
}
