import type { ReactNode, Ref } from 'react';
import { useSiteLink } from '@alveole/ui/provider';
import { Icon } from '../icons/Icon.tsx';
import classes from './TextLink.module.css';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** Opens a new tab, and says so. */
  isExternal?: boolean;
  /** `page` marks where one is. */
  'aria-current'?: 'page' | 'step' | 'true';
  'aria-label'?: string;
  onPress?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link in running text, through the router of `UiProvider`. */
export function TextLink({ children, isExternal = false, href, onPress, ...rest }: TextLinkProps) {
  const link = useSiteLink(href, onPress);
  const opening = isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  return (
    <a {...rest} {...link} {...opening} className={classes.link}>
      {isExternal ? <span>{children}</span> : children}
      {isExternal ? <Icon name="external" size="s" label="(nouvel onglet)" className={classes.external} /> : null}
    </a>
  );
}
