import { isRemoteDeclaration } from '@alveole/contracts';
import type { FoundRemote } from '../remotes/registry-reader.ts';
import type { AskedRemote } from './asked-remotes.ts';

/**
 * Looks at each development server and answers how to put its remote before the published one. A server that
 * does not answer keeps the paths of the published one, so that the page says that the remote is unavailable.
 */
export async function developedRemotes(
  asked: readonly AskedRemote[],
  ask: typeof fetch = fetch,
): Promise<(published: readonly FoundRemote[]) => readonly FoundRemote[]> {
  const declared = await Promise.all(asked.map(async (remote) => ({ ...remote, paths: await pathsOf(remote, ask) })));
  return (published) => {
    const developed = declared.map(({ name, origin, paths }) => ({
      name,
      paths: paths ?? published.find((each) => each.name === name)?.paths ?? [],
      manifest: manifestAt(origin),
      version: 'development',
      integrity: undefined,
    }));
    return [...developed, ...published.filter(({ name }) => asked.every((each) => each.name !== name))];
  };
}

const manifestAt = (origin: string): string => `${origin}/mf-manifest.json`;

async function pathsOf({ origin }: AskedRemote, ask: typeof fetch): Promise<readonly string[] | undefined> {
  try {
    const { alveole } = (await (await ask(manifestAt(origin))).json()) as { alveole?: unknown };
    return isRemoteDeclaration(alveole) ? alveole.paths : undefined;
  } catch {
    return undefined;
  }
}
