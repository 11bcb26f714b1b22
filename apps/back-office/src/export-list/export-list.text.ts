import { formatBytes, formatCount } from '@alveole/ui';

export const texts = {
  open: 'Exporter',
  title: 'Exporter la liste',
  lead: 'Le fichier contient exactement les dossiers de la liste filtrée, dans son ordre.',
  format: 'Format',
  formats: [
    { value: 'xlsx', label: 'Excel (XLSX)' },
    { value: 'csv', label: 'CSV', description: 'séparé par des points-virgules, UTF-8' },
  ],
  start: 'Télécharger le fichier',
  cancel: 'Annuler',
  stop: 'Interrompre',
  preparing: 'Préparation du fichier',
  progress: (bytes: number, rows: number | undefined) =>
    rows === undefined ? formatBytes(bytes) : `${formatCount(rows, 'dossier')}, ${formatBytes(bytes)} reçus`,
  saved: (rows: number | undefined) =>
    rows === undefined ? 'Le fichier est enregistré' : `${formatCount(rows, 'dossier')} dans le fichier enregistré`,
} as const;
