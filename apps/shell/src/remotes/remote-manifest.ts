import type { FoundRemote } from './registry-reader.ts';

export interface RemoteManifest {
  /** Absolute URL of the remote's first script. */
  readonly entry: string;
  /** `sha256-…` of that script; absent for a development build. */
  readonly integrity: string | undefined;
}

/**
 * Reads where the first script of a remote stands. The bytes must be those that the registry names, as far as the
 * browser offers cryptography (not over plain http from another machine).
 * @throws Error when it cannot be read, was changed, or is no manifest
 */
export async function readManifest(
  { manifest, integrity }: FoundRemote,
  base: string,
  ask: typeof fetch = fetch,
): Promise<RemoteManifest> {
  const url = new URL(manifest, base).href;
  const response = await ask(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (integrity && globalThis.crypto?.subtle && (await integrityOf(bytes)) !== integrity)
    throw new Error(`${url} is not what was published`);
  const content = JSON.parse(new TextDecoder().decode(bytes)) as ManifestFile;
  const { name } = content.metaData.remoteEntry;
  return { entry: new URL(name, url).href, integrity: content.integrity?.[name] };
}

interface ManifestFile {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly integrity?: Readonly<Record<string, string>>;
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
