import type { RemoteName, RemotesRegistry } from '@alveole/contracts';

export type RemoteEntry = RemotesRegistry['remotes'][number];

const names: Readonly<Record<RemoteName, true>> = {
  public_site: true,
  partner_portal: true,
  repairer_workbench: true,
  back_office: true,
};

/**
 * Reads `/remotes.json`. It accepts what contracts' `remotesRegistry` accepts (a test compares both) without that
 * schema's weight on the first page. A faulty entry is left out, so that one bad publication spares the others.
 * @throws TypeError for a document that is no registry at all
 */
export function readRegistry(document: unknown): readonly RemoteEntry[] {
  const entries = isRecord(document) ? document.remotes : undefined;
  if (!Array.isArray(entries)) throw new TypeError('not a registry of remotes');
  return entries.filter(isEntry);
}

function isEntry(value: unknown): value is RemoteEntry {
  if (!isRecord(value)) return false;
  const { name, manifest, version, integrity } = value;
  const isNamed = typeof name === 'string' && Object.hasOwn(names, name);
  return (
    isNamed && isText(manifest) && isText(version) && isText(integrity) && /^sha256-[A-Za-z0-9+/=]+$/.test(integrity)
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
