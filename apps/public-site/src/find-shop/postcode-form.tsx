import type { RemoteProps } from '@alveole/contracts';
import { Button, TextField } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './postcode-form.module.css';
import { postcodeTexts } from './find-shop.text.ts';
import { usePostcode } from './use-postcode.ts';

export interface PostcodeFormProps {
  readonly notify: RemoteProps['notify'];
  /** What stands in the field at first: the postcode of the address. */
  readonly postcode?: string;
  readonly onSearch: (postcode: string) => void;
  /** In the results the label says what the place of the field shows already. */
  readonly isCompact?: boolean;
}

/** Asks for five digits, says what is wrong with others. */
export function PostcodeForm({ notify, postcode = '', onSearch, isCompact = false }: PostcodeFormProps): ReactNode {
  const { typed, fault, field, type, search } = usePostcode({ postcode, notify, onSearch });
  return (
    <form role="search" onSubmit={search} noValidate className={classes.form} data-compact={isCompact || undefined}>
      <TextField
        label={postcodeTexts.label}
        isLabelHidden={isCompact}
        error={fault}
        inputMode="numeric"
        autoComplete="postal-code"
        value={typed}
        onChange={type}
        ref={field}
      />
      <Button type="submit" variant={isCompact ? 'primary' : 'accent'} size={isCompact ? 'm' : 'l'} icon="search">
        {postcodeTexts.search}
      </Button>
    </form>
  );
}
