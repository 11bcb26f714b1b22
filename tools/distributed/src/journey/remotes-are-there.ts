import { createHash } from 'node:crypto';
import { readRemotes } from '@alveole/contracts';
import { declaredRemotes } from '@alveole/publish-remote';

/** Reads every remote through the gateway as a browser would, integrity included. Throws at what is not right. */
export async function remotesAreThere(publicUrl: string): Promise<string> {
  const { remotes } = readRemotes(await (await fetch(`${publicUrl}/remotes.json`)).json());
  const missing = (await declaredRemotes())
    .map(({ name }) => name)
    .filter((name) => remotes.every((entry) => entry.name !== name));
  if (missing.length > 0) throw new Error(`missing remotes: ${missing.join(', ')}`);
  for (const { name, manifest, integrity } of remotes) {
    const bytes = Buffer.from(await (await fetch(`${publicUrl}${manifest}`)).arrayBuffer());
    const digest = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    if (digest !== integrity) throw new Error(`${name}: the manifest is not the one that the registry names`);
  }
  const page = await (await fetch(`${publicUrl}/auth/particulier`, { headers: { accept: 'text/html' } })).text();
  if (!page.includes('/remotes/public_site/')) throw new Error('the landing does not announce its remote');
  return `${remotes.length} micro-frontends derrière leur propre serveur, intégrité vérifiée`;
}
