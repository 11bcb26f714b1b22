import { TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './pay-refunds.text.ts';

/** Where what establishments owe is worked on. */
const recoveryPath = '/admin/backend/recouvrement';

/** The way to what establishments owe, from where they are paid. */
export function RecoveryLink(): ReactNode {
  return (
    <p className="no-print">
      <TextLink href={recoveryPath}>{texts.toRecovery}</TextLink>
    </p>
  );
}
