import { importsOf } from './import-circles.ts';
import { isProductCode } from './unresolved-citations.ts';

/** The rooms that services share: each imports those before it alone (docs/adr/0087). */
const order = ['record', 'wire', 'outside', 'store'];

/** Files of the rooms of services that import a later room, or an act, as `file -> file`. */
export function importsAgainstTheOrder(root: string, files: readonly string[]): string[] {
  return files.filter(isProductCode).flatMap((file) => {
    const place = order.indexOf(roomOf(file));
    if (place === -1) return [];
    const targets = importsOf(root, file, { withTypes: true }).filter((target) => !isAllowed(place, roomOf(target)));
    return targets.map((target) => `${file} -> ${target}`);
  });
}

/** `services/<service>/src/<room>`; empty elsewhere. */
const roomOf = (file: string): string => /^services\/[^/]+\/src\/([^/]+)/.exec(file)?.[1] ?? '';

/** The configuration is a table of its own, which every room may read; acts come after all rooms. */
function isAllowed(place: number, target: string): boolean {
  if (target === '' || target === 'config.ts') return true;
  const targetPlace = order.indexOf(target);
  return targetPlace !== -1 && targetPlace <= place;
}
