import { createHash } from 'node:crypto';
import { isRemoteDeclaration, unmetNeed } from '@alveole/contracts';
import type { RemoteDeclaration, RemoteEntry, RemotesRegistry, ShellGifts } from '@alveole/contracts';

/**
 * What a build says of itself in its `mf-manifest.json`.
 * @throws Error when it says nothing that can be read
 */
export function declarationOf(manifest: Uint8Array): RemoteDeclaration {
  const { alveole } = JSON.parse(new TextDecoder().decode(manifest)) as { alveole?: unknown };
  if (!isRemoteDeclaration(alveole)) throw new Error('the build declares no name or no paths: build it again');
  const { name, paths, needs } = alveole;
  return { name, paths, ...(needs && { needs }) };
}

/** The entry of the registry for a version, from the bytes of its manifest and the address where they stand. */
export function entryOf(manifest: Uint8Array, { version, address }: { version: string; address: string }): RemoteEntry {
  const integrity = `sha256-${createHash('sha256').update(manifest).digest('base64')}`;
  return { ...declarationOf(manifest), manifest: address, version, integrity };
}

/**
 * Refuses a remote that the shell in use cannot show.
 * @param gifts what that shell gives; undefined leaves the question to who publishes the shell
 * @throws Error that says which team does what
 */
export function mustFit(declaration: RemoteDeclaration, gifts: ShellGifts | undefined): void {
  const lack = gifts && unmetNeed(declaration, gifts);
  if (lack) throw new Error(lack);
}

/**
 * The registry with this entry in the place of the remote's former one.
 * @throws Error when another remote holds one of its paths
 */
export function withEntry({ remotes }: RemotesRegistry, entry: RemoteEntry): RemotesRegistry {
  const others = remotes.filter(({ name }) => name !== entry.name);
  for (const { name, paths } of others) {
    const taken = entry.paths.find((path) => paths.includes(path));
    if (taken !== undefined) throw new Error(`${entry.name} declares ${taken}, which ${name} holds`);
  }
  return { remotes: [...others, entry] };
}
