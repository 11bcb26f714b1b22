import type { AuthPorts } from '../ports.ts';

export type CheckMailPorts = Pick<AuthPorts, 'accounts'>;

/** Whether a registration may take a mail; asked by enrolment before it sends a code. */
export async function isMailFree({ accounts }: CheckMailPorts, mail: string): Promise<boolean> {
  return !(await accounts.isMailTaken(mail.toLowerCase()));
}
