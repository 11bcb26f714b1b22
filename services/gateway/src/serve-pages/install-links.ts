import { fullPath } from '@alveole/domain';
import type { Screen } from '@alveole/domain';

/** Where a repairer begins, though anybody may open it. */
const door = '/auth/login';

/**
 * The links by which a device installs the counter: on the pages of the signed-in, and where one signs in. A cyclist's
 * browser offers to install nothing.
 * @param screen the public screen that the page shows; undefined for every other page
 */
export function installLinks(screen: Screen | undefined): string[] {
  if (screen !== undefined && fullPath(screen) !== door) return [];
  return [
    '<link rel="manifest" href="manifest.json">',
    '<link rel="apple-touch-icon" href="icons/icon-192.png">',
    '<meta name="theme-color" content="#084744">',
  ];
}
