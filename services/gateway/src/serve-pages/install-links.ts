import type { Face } from '@alveole/campaigns';
import { fullPath } from '@alveole/domain';
import type { Screen } from '@alveole/domain';

/** Where a repairer begins, though anybody may open it. */
const door = '/auth/login';

/**
 * The links by which a device installs the counter: on the pages of the signed-in, and where one signs in. A cyclist's
 * browser offers to install nothing.
 * @param screen the public screen that the page shows; undefined for every other page
 */
export function installLinks(screen: Screen | undefined, face?: Face): string[] {
  if (screen !== undefined && fullPath(screen) !== door) return [];
  const { icon, logo } = face?.pictures ?? {};
  // The build's icon shows the sign of Alvéole.
  const hasIcon = icon !== undefined || logo === undefined;
  return [
    '<link rel="manifest" href="manifest.json">',
    ...(hasIcon ? ['<link rel="apple-touch-icon" href="icons/icon-192.png">'] : []),
    `<meta name="theme-color" content="${face?.palette?.light['brand-dark'] ?? '#084744'}">`,
  ];
}
