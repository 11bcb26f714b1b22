export { apps, declaredRemotes } from './declared-remotes.ts';
export type { DeclaredRemote } from './declared-remotes.ts';
export { openBucket } from './bucket.ts';
export { openRegistry } from './open-registry.ts';
