import type { NewStaffRequest, StaffAccountView } from '@alveole/contracts/staff';
import { staffRoles } from '@alveole/domain';
import { AccountDialog } from '@alveole/shared-screens/manage-accounts';
import { mail, messages, requiredText } from '@alveole/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { permissionHints, permissionTexts, refusals, roleTexts, texts } from './manage-staff.text.ts';

const rules = zodResolver(
  z.object({
    name: requiredText(messages.lastName, 100),
    mail,
    role: z.enum(staffRoles).optional(),
    permission: z.enum(['0', '1']),
  }),
);

const firstRole = 'ALL';

export interface StaffDialogProps {
  /** The account that is changed; a new one without it. */
  readonly account?: StaffAccountView | undefined;
  /** One's own name may be changed, one's own rights not. */
  readonly isOwn: boolean;
  readonly onSave: (request: NewStaffRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Opens an account of staff, or changes name, role and rights of one. */
export function StaffDialog({ onSave, ...rest }: StaffDialogProps): ReactNode {
  return (
    <AccountDialog
      {...rest}
      isMailFixed
      resolver={rules}
      words={texts}
      roles={{
        label: texts.role,
        first: firstRole,
        options: staffRoles.map((value) => ({ value, label: roleTexts[value] })),
      }}
      permissions={permissionOptions}
      refusals={refusals}
      onSave={({ role = firstRole, ...request }) => onSave({ ...request, role })}
    />
  );
}

const permissionOptions = ([0, 1] as const).map((value) => ({
  value: `${value}` as const,
  label: permissionTexts[value],
  description: permissionHints[value],
}));
