import type { RemoteName } from '@alveole/contracts';

/** Which remote holds which screens. The longest beginning that fits decides. */
const remoteByBeginning: Readonly<Record<string, RemoteName>> = {
  '/auth/particulier': 'public_site',
  '/auth/programme': 'public_site',
  '/auth/login': 'partner_portal',
  '/auth/forgot': 'partner_portal',
  '/auth/register': 'partner_portal',
  '/admin/profile': 'partner_portal',
  '/admin/reparation': 'repairer_workbench',
  '/admin/seances': 'repairer_workbench',
  '/admin/livraison': 'repairer_workbench',
  '/admin/close_repair': 'repairer_workbench',
  '/admin/close_seance': 'repairer_workbench',
  '/view/document': 'repairer_workbench',
  '/admin/backend': 'back_office',
  '/admin/settings': 'back_office',
  '/admin/robot': 'back_office',
  '/admin/robotCGS': 'back_office',
};

/** The remote that shows a path (below the base path); undefined for a screen of the shell itself. */
export function remoteOf(path: string): RemoteName | undefined {
  const fits = (beginning: string): boolean => path === beginning || path.startsWith(`${beginning}/`);
  const longest = Object.keys(remoteByBeginning)
    .filter(fits)
    .sort((one, other) => other.length - one.length)[0];
  return longest === undefined ? undefined : remoteByBeginning[longest];
}
