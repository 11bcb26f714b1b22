import { createHash } from 'node:crypto';
import { candidateOf, formerVersions, isRemoteDeclaration, isShare, unmetNeed } from '@alveole/contracts';
import type { PublishedEntry, RemoteDeclaration, RemoteEntry, RemotesRegistry, ShellGifts } from '@alveole/contracts';

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

/** Who gets a published version: everybody, so many sessions of a hundred (1 to 99), or whoever has a link. */
export type Audience = 'everybody' | 'whoever has a link' | { readonly share: number };

/**
 * The registry once this version is for this audience. What everybody gets stands in the place of the remote's former
 * entry; a candidate stands beside it. The version in use again changes nothing.
 * @throws Error when another remote holds one of its paths, or there is nothing yet that the others would get
 */
export function withEntry(
  registry: RemotesRegistry,
  entry: RemoteEntry,
  audience: Audience = 'everybody',
): RemotesRegistry {
  const others = registry.remotes.filter(({ name }) => name !== entry.name);
  for (const other of others) {
    const otherPaths = [other.paths, candidateOf(other)?.paths ?? []].flat();
    const taken = entry.paths.find((path) => otherPaths.includes(path));
    if (taken !== undefined) throw new Error(`${entry.name} declares ${taken}, which ${other.name} holds`);
  }
  if (audience === 'whoever has a link') return registry;
  const current = registry.remotes.find(({ name }) => name === entry.name);
  if (current?.version === entry.version && audience === 'everybody') return registry;
  if (audience === 'everybody') return { remotes: [...others, withFormer(current, entry)] };
  return { remotes: [...others, withCandidate(current, entry, audience.share)] };
}

const mostFormer = 20;

/** A version that everybody had comes back: those that came after it are forgotten, so that rolling back goes on further. */
function withFormer(current: RemoteEntry | undefined, entry: RemoteEntry): PublishedEntry {
  if (!current) return entry;
  const versions = [current.version, ...formerVersions(current)];
  const after = versions.slice(versions.indexOf(entry.version) + 1);
  return { ...entry, formerly: after.slice(0, mostFormer) };
}

function withCandidate(current: RemoteEntry | undefined, entry: RemoteEntry, share: number): PublishedEntry {
  if (!isShare(share)) throw new Error('a share is a whole number from 1 to 99, of a hundred sessions');
  if (!current) throw new Error(`${entry.name} has no version yet: publish one for everybody first`);
  if (current.version === entry.version) throw new Error(`${entry.name} ${entry.version} is what everybody gets`);
  return { ...current, candidate: { ...entry, share } };
}

/** The registry without the candidate of a remote. @throws Error when it has none */
export function withoutCandidate({ remotes }: RemotesRegistry, name: string): RemotesRegistry {
  const current = remotes.find((entry) => entry.name === name);
  if (!current || !candidateOf(current)) throw new Error(`${name} has no version that goes out`);
  const entry: PublishedEntry = { ...current, candidate: undefined };
  return { remotes: [...remotes.filter((each) => each !== current), entry] };
}
