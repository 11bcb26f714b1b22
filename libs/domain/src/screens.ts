import type { Role } from './roles.ts';
import { screens, type Screen } from './screen-table.ts';

/**
 * The screen whose path fits a URL best: of the patterns that match, the one with the most fixed segments.
 * @param path below the base path, with or without query, fragment and closing slash
 * @returns undefined for a path that no screen has
 */
export function bestScreen(path: string): Screen | undefined {
  const segments = segmentsOf(path);
  const matching = screens.filter((screen) => matches(segmentsOf(fullPath(screen)), segments));
  return matching.reduce<Screen | undefined>(
    (best, screen) => (best === undefined || fixedSegments(screen) > fixedSegments(best) ? screen : best),
    undefined,
  );
}

/** Whether somebody with this role (null: nobody is signed in) may open a path. Unknown paths are closed. */
export function mayOpen(path: string, role: Role | null): boolean {
  const screen = bestScreen(path);
  if (screen === undefined) return false;
  if (screen.roles === 'everyone') return true;
  return role !== null && screen.roles.includes(role);
}

/** Where each role arrives after signing in. */
const landings: Readonly<Record<Role, string>> = {
  REP: '/admin/profile',
  ALL: '/admin/backend/entreprises',
  ADM: '/admin/backend/entreprises',
  FUB: '/admin/backend/associations_hors_moselle',
};

export function landingOf(role: Role): string {
  return landings[role];
}

/** The sidebar of a role, in order; hidden entries are left out, mobile-only ones are marked. */
export function menuFor(role: Role): readonly Screen[] {
  return screens.filter(
    (screen) =>
      screen.layout === '/admin' &&
      screen.hidden !== true &&
      screen.roles !== 'everyone' &&
      screen.roles.includes(role),
  );
}

/** Addresses kept alive, and where they lead. */
const movedPaths: Readonly<Record<string, string>> = {
  '/public/login': '/auth/login',
  '/admin/login': '/auth/login',
};

const bases: readonly { readonly base: string; readonly unknownLeadsTo: string }[] = [
  { base: '/admin/', unknownLeadsTo: '/admin/dashboard' },
];

/** Where a path without a screen leads: `/admin/…` to the dashboard, every other to the sign-in page. Undefined for a screen. */
export function redirectOf(path: string): string | undefined {
  const clean = `/${segmentsOf(path).join('/')}`;
  const moved = Object.hasOwn(movedPaths, clean) ? movedPaths[clean] : undefined;
  if (moved !== undefined) return moved;
  if (bestScreen(path) !== undefined) return undefined;
  return bases.find(({ base }) => `${clean}/`.startsWith(base))?.unknownLeadsTo ?? '/auth/login';
}

/** The whole pattern of a screen: layout and path. */
export function fullPath(screen: Pick<Screen, 'layout' | 'path'>): string {
  return `${screen.layout}${screen.path}`;
}

/** The title over a page; a session's reception has its own (establishments §2). */
export function titleOf(path: string): string {
  return bestScreen(path)?.name ?? '';
}

function segmentsOf(path: string): readonly string[] {
  const [bare = ''] = path.split(/[?#]/);
  return bare.split('/').filter((segment) => segment !== '');
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const required = pattern.filter((segment) => !segment.endsWith('?')).length;
  if (segments.length < required || segments.length > pattern.length) return false;
  return segments.every((segment, index) => pattern[index]?.startsWith(':') === true || pattern[index] === segment);
}

function fixedSegments(screen: Screen): number {
  return segmentsOf(fullPath(screen).replace('?', '')).filter((segment) => !segment.startsWith(':')).length;
}
