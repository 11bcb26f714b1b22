import type { Campaign } from './campaign/campaign.ts';
import { closedAccountPath } from './establishment/closed-account.ts';
import { isClosed } from './establishment/statuses.ts';
import type { Role } from './roles.ts';
import type { Screen } from './screen.ts';
import { screens } from './screen-table.ts';

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

/**
 * Whether somebody with this role (null: nobody is signed in) may open a path. Unknown paths are closed.
 * @param entityStatus of a partner's establishment: a closed account opens its own page and no other of the signed-in
 */
export function mayOpen(path: string, role: Role | null, entityStatus?: number): boolean {
  const screen = bestScreen(path);
  if (screen === undefined) return false;
  if (screen.roles === 'everyone') return true;
  if (role === null || !screen.roles.includes(role)) return false;
  return !isShut(role, entityStatus) || staysOpen.includes(fullPath(screen));
}

/** A closed account signs out, and sees itself. */
const staysOpen: readonly string[] = [closedAccountPath, '/admin/login'];

function isShut(role: Role, entityStatus: number | undefined): boolean {
  return role === 'REP' && isClosed(entityStatus);
}

/** Where each role arrives after signing in. */
const landings: Readonly<Record<Role, string>> = {
  REP: '/admin/accueil',
  ALL: '/admin/backend/entreprises',
  ADM: '/admin/backend/entreprises',
  FUB: '/admin/backend/associations_hors_moselle',
  FIN: '/admin/financeur',
};

/** @param entityStatus of a partner's establishment: a closed account lands on its own page */
export function landingOf(role: Role, entityStatus?: number): string {
  return isShut(role, entityStatus) ? closedAccountPath : landings[role];
}

/**
 * The sidebar of a role, in order; hidden entries are left out, mobile-only ones are marked.
 * @param entityStatus of a partner's establishment: a closed account has its own page alone
 */
export function menuFor(role: Role, entityStatus?: number): readonly Screen[] {
  return screens.filter(
    (screen) =>
      screen.layout === '/admin' && !isHiddenFrom(role, screen) && mayOpen(fullPath(screen), role, entityStatus),
  );
}

function isHiddenFrom(role: Role, { hidden = [] }: Screen): boolean {
  return hidden === true || hidden.includes(role);
}

/** Addresses kept alive, and where they lead. */
const movedPaths: Readonly<Record<string, string>> = {
  '/public/login': '/auth/login',
};

/** What waits for staff; a repairer and a funder have homes of their own. */
const dashboard = '/admin/dashboard';
/** Where a visitor begins. */
const publicLanding = '/auth/particulier';
/** The menu's last entry: whoever opens it is signed out. */
export const signOutPath = '/admin/login';

const bases: readonly { readonly base: string; readonly unknownLeadsTo: string }[] = [
  { base: '/admin/', unknownLeadsTo: dashboard },
];

/**
 * Where a path without a screen leads: `/` to where one begins, `/admin/…` to the dashboard (a repairer’s and a funder’s to their homes),
 * every other to the sign-in page. Undefined for a screen.
 */
export function redirectOf(path: string, role: Role | null = null): string | undefined {
  const clean = `/${segmentsOf(path).join('/')}`;
  if (clean === '/') return role === null ? publicLanding : landingOf(role);
  const moved = Object.hasOwn(movedPaths, clean) ? movedPaths[clean] : undefined;
  if (moved !== undefined) return moved;
  if (clean === dashboard && (role === 'REP' || role === 'FIN')) return landingOf(role);
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

/** What a public screen is for, with the figures of the running campaign; undefined for the others. */
export function descriptionOf({ description }: Screen, campaign: Campaign): string | undefined {
  return typeof description === 'function' ? description(campaign) : description;
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
