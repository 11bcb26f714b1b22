import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Kbd } from './Kbd.tsx';
import { useSiteLink } from '@alveole/ui/provider';
import { buttonClass, type ButtonAppearance } from './Button.tsx';

export interface LinkButtonProps extends ButtonAppearance {
  /** Where it goes; inside the site the router of `UiProvider` takes it without a reload. */
  href: string;
  children?: ReactNode;
  'aria-label'?: string;
  target?: '_blank';
  download?: boolean | string;
  isDisabled?: boolean;
  shortcut?: string;
  onPress?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link in a button's dress: it goes somewhere, a `Button` does something. */
export function LinkButton(props: LinkButtonProps) {
  const { children, variant, size, icon, isWide, shortcut, href, isDisabled, onPress, ...rest } = props;
  const link = useSiteLink(href, onPress);
  return (
    <a
      {...rest}
      {...(isDisabled ? disabledLink : link)}
      rel={rest.target === '_blank' ? 'noopener noreferrer' : undefined}
      aria-keyshortcuts={shortcut}
      className={buttonClass({ variant, size, isWide, isIconOnly: !children })}
    >
      {icon ? <Icon name={icon} /> : null}
      {children ? <span>{children}</span> : null}
      {shortcut ? <Kbd isDecorative>{shortcut}</Kbd> : null}
    </a>
  );
}

/** A link without an address leads nowhere; it is still told as one. */
const disabledLink = { role: 'link', 'aria-disabled': true } as const;

/** Another name of `LinkButton`. */
export { LinkButton as ButtonLink };
