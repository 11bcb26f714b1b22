import { administratorLevel, youngAccountDays } from '@alveole/domain';
import type { Permission } from '@alveole/domain';
import { greetingMail } from '../record/message.ts';
import type { Message } from '../record/message.ts';

/** Somebody who is an administrator from now on. */
export interface AddedAdministrator {
  readonly name: string;
  readonly mail: string;
  readonly permission: Permission;
  /** Who made it so on screen; the operator’s command where absent. */
  readonly byName: string | undefined;
}

/** There is one more administrator. */
export function addedAdministratorMail(to: string, { name, mail, permission, byName }: AddedAdministrator): Message {
  const rights = permission === administratorLevel ? 'de tous les droits' : 'des droits d’un opérateur';
  const author = byName === undefined ? 'la commande de l’exploitant' : byName;
  return greetingMail({
    template: 'administrator-added',
    to,
    subject: 'Un administrateur de plus',
    paragraphs: [
      `${name} (${mail}) est désormais administrateur et dispose ${rights}. Cet accès a été donné par ${author}.`,
      `Un compte ouvert par un autre n’approuve jamais ce que celui-ci a préparé, et n’approuve rien pendant ${youngAccountDays}\u00a0jours. Si cet accès vous surprend, désactivez-le dans « Comptes de l’équipe » et prévenez vos collègues.`,
    ],
  });
}
