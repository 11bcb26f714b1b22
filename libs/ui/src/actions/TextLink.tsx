import type { ReactNode, Ref } from 'react';
import { useSiteLink } from '@alveole/ui/provider';
import { Icon } from '../icons/Icon.tsx';
import { MailAddress } from './MailAddress.tsx';
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

/** A link in running text, through the router of `UiProvider`; one to a mail address breaks at its joints. */
export function TextLink({ children, isExternal = false, href, onPress, ...rest }: TextLinkProps) {
  const link = useSiteLink(href, onPress);
  const opening = isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
  const address = href.startsWith('mailto:') && typeof children === 'string' ? children : undefined;
  const words = address === undefined ? children : <MailAddress>{address}</MailAddress>;
  return (
    <a aria-label={address} {...rest} {...link} {...opening} className={classes.link}>
      {isExternal ? <span>{words}</span> : words}
      {isExternal ? <Icon name="external" size="s" label="(nouvel onglet)" className={classes.external} /> : null}
    </a>
  );
}
