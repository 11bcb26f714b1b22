import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import type { AccountView } from '@alveole/contracts/account';
import { ConfirmDialog } from '@alveole/ui';
import type { ReactNode } from 'react';
import { accountTexts as texts } from './manage-accounts.text.ts';

export interface ToggleDialogProps<Account> {
  readonly account: Account;
  readonly consequences: { readonly enable: string; readonly disable: string };
  readonly refusals: FrenchTexts;
  readonly onChange: (account: Account, change: { readonly isDisabled: boolean }, done: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an account is disabled, or enabled again. */
export function ToggleDialog<Account extends Pick<AccountView, 'name' | 'mail' | 'isDisabled'>>(
  props: ToggleDialogProps<Account>,
): ReactNode {
  const { account, consequences, refusals, onChange, onClose } = props;
  const { name, mail, isDisabled } = account;
  const owner = name || mail;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={isDisabled ? texts.enableTitle(owner) : texts.disableTitle(owner)}
      consequence={isDisabled ? consequences.enable : consequences.disable}
      confirmLabel={isDisabled ? texts.enable : texts.disable}
      tone={isDisabled ? 'primary' : 'danger'}
      onConfirm={() => onChange(account, { isDisabled: !isDisabled }, isDisabled ? texts.enabled : texts.disabled)}
      describeError={(error) => frenchMessage(error, refusals)}
    />
  );
}
