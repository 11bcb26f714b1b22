export { apps, declaredRemotes } from './declared-remotes.ts';
export type { DeclaredRemote } from './declared-remotes.ts';
