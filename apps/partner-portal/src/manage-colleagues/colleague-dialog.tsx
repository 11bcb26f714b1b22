import type { ColleagueView, NewColleagueRequest } from '@alveole/contracts/colleague';
import { AccountDialog } from '@alveole/shared-screens/manage-accounts';
import { mail, typedLastName } from '@alveole/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { permissionHints, permissionTexts, refusals, texts } from './manage-colleagues.text.ts';

const rules = zodResolver(z.object({ name: typedLastName, mail, permission: z.enum(['0', '1']) }));

export interface ColleagueDialogProps {
  /** The account that is changed; a new one without it. */
  readonly colleague?: ColleagueView | undefined;
  /** One's own name may be changed, one's own rights not. */
  readonly isOwn: boolean;
  readonly onSave: (request: NewColleagueRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Opens the account of a colleague, or changes name, address and rights of one. */
export function ColleagueDialog({ colleague, ...rest }: ColleagueDialogProps): ReactNode {
  return (
    <AccountDialog
      {...rest}
      account={colleague}
      resolver={rules}
      words={{ ...texts, addTitle: texts.add }}
      permissions={permissionOptions}
      refusals={refusals}
    />
  );
}

const permissionOptions = ([0, 1] as const).map((value) => ({
  value: `${value}` as const,
  label: permissionTexts[value],
  description: permissionHints[value],
}));
