import type { RemoteProps } from '@alveole/contracts';
import { Icon } from '@alveole/ui/icon';
import { LightButton, LightField } from '@alveole/ui/light';
import type { ReactNode } from 'react';
import classes from './postcode-form.module.css';
import { postcodeTexts } from './find-establishments.text.ts';
import { usePostcode } from './use-postcode.ts';

export interface PostcodeFormProps {
  readonly notify: RemoteProps['notify'];
  /** What stands in the field at first: the postcode of the address. */
  readonly postcode?: string | undefined;
  readonly onSearch: (postcode: string) => void;
  /** In the results the label says what the place of the field shows already. */
  readonly isCompact?: boolean;
}

/** Asks for five digits, says what is wrong with others. */
export function PostcodeForm({ notify, postcode = '', onSearch, isCompact = false }: PostcodeFormProps): ReactNode {
  const { typed, fault, field, type, search } = usePostcode({ postcode, notify, onSearch });
  return (
    <form role="search" onSubmit={search} noValidate className={classes.form} data-compact={isCompact || undefined}>
      <LightField
        label={postcodeTexts.label}
        isLabelHidden={isCompact}
        error={fault}
        inputMode="numeric"
        autoComplete="postal-code"
        value={typed}
        onValue={type}
        ref={field}
      />
      <LightButton type="submit" variant={isCompact ? 'primary' : 'accent'} isLarge={!isCompact}>
        <Icon name="search" size="s" />
        {postcodeTexts.search}
      </LightButton>
    </form>
  );
}
