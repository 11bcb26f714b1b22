import type { Backup } from './back-up.ts';
import type { Restoration } from './restore.ts';

const mebibyte = 1024 * 1024;

/** What an operator reads once a backup is written, in French. */
export function backupLines(
  { folder, manifest }: Backup,
  deleted: readonly string[],
  timeZone: string,
): readonly string[] {
  return [
    `Sauvegarde écrite : ${folder}`,
    `${sizeOf(manifest)}. Tout ce qui était confirmé avant le ${momentOf(manifest, timeZone)} s’y trouve.`,
    'Elle contient les secrets de l’installation et des données de personnes : gardez-la chiffrée, hors de cette machine.',
    ...deleted.map((old) => `Sauvegarde arrivée à son terme, supprimée : ${old}`),
  ];
}

/** What an operator reads once an installation is back, in French. */
export function restorationLines(
  dataDir: string,
  { manifest, former }: Restoration,
  timeZone: string,
): readonly string[] {
  return [
    `Installation rétablie : ${dataDir}`,
    `${sizeOf(manifest)}. Ce qui a été confirmé après le ${momentOf(manifest, timeZone)} n’y est pas.`,
    ...(former === undefined ? [] : [`L’ancien dossier est mis de côté : ${former}`]),
    'Avant de rouvrir : npm run retention, puis refaire les effacements demandés depuis.',
  ];
}

function sizeOf({ files }: Backup['manifest']): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const format = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
  return `${format.format(files.length)} fichiers, ${format.format(bytes / mebibyte)} Mio`;
}

function momentOf({ began }: Backup['manifest'], timeZone: string): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium', timeZone }).format(new Date(began));
}
