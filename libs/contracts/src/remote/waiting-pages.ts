import { fullPath, redirectOf, screens, signOutPath } from '@alveole/domain';
import type { Role } from '@alveole/domain';

/**
 * A page of the signed-in is drawn at the build as it stands while it waits for its answers, once for each role that may
 * open it: the shell's build draws what surrounds it, the remote's the page. Neither knows anything of a person.
 */
export interface WaitingPage {
  /** Below the base path, with `:id` for what differs from one page to another. */
  readonly path: string;
  readonly role: Role;
}

/** Every page of the signed-in with the roles that it is shown to: the sign-out leads on, and some roles are led elsewhere. */
export const waitingPages: readonly WaitingPage[] = screens
  .filter(({ layout }) => layout === '/admin')
  .flatMap((screen) =>
    screen.roles === 'everyone' ? [] : screen.roles.map((role) => ({ path: fullPath(screen), role })),
  )
  .filter(({ path, role }) => path !== signOutPath && redirectOf(path, role) === undefined);

/** Name of a waiting page in a build, without its ending; a colon is no part of a file's name everywhere. */
export function waitingName({ path, role }: WaitingPage): string {
  return `waiting/${role}${path.replaceAll(':', '_')}`;
}
