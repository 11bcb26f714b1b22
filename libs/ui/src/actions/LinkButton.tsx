import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { Kbd } from './Kbd.tsx';
import { withShortcut } from './with-shortcut.tsx';
import { buttonClass, type ButtonLook } from './Button.tsx';

export interface LinkButtonProps extends ButtonLook {
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
export function LinkButton({ children, variant, size, icon, isWide, shortcut, onPress, ...rest }: LinkButtonProps) {
  return (
    <Link
      {...rest}
      rel={rest.target === '_blank' ? 'noopener noreferrer' : undefined}
      onPress={() => onPress?.()}
      {...withShortcut('a', shortcut)}
      className={buttonClass({ variant, size, isWide, isIconOnly: !children })}
    >
      {icon ? <Icon name={icon} /> : null}
      {children ? <span>{children}</span> : null}
      {shortcut ? <Kbd isDecorative>{shortcut}</Kbd> : null}
    </Link>
  );
}

/** Another name of `LinkButton`. */
export { LinkButton as ButtonLink };
