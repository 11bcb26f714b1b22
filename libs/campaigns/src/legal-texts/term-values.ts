import { retentionTermNames, retentionTermRows, retentionTermsOf } from '@alveole/domain';
import { campaignFile } from '../campaign-file/campaign-file.ts';
import { toRetention } from '../campaign-file/retention.ts';
import { faceFiles } from '../face-files.ts';
import type { FaceBytes } from '../face-files.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import type { PlaceholderValues } from './placeholders.ts';

const conservation = campaignFile.pick({ conservation: true });

/** `{{durée.dossiers payés}}` and its like, as the campaign sets them: what a legal text promises is what the nights do. */
export function termValues(bytes: FaceBytes): PlaceholderValues {
  const terms = retentionTermsOf({ retention: retentionIn(bytes) });
  return Object.fromEntries(
    retentionTermNames.map((name) => [`durée.${retentionTermRows[name].label}`, termText(terms[name])]),
  );
}

/** Whole years as years. */
export function termText(months: number): string {
  if (months % 12 !== 0) return `${months} mois`;
  return months === 12 ? '1 an' : `${months / 12} ans`;
}

/** A campaign with a fault is told by its own check: the terms are the usual ones then. */
function retentionIn(bytes: FaceBytes) {
  const text = bytes.get(faceFiles.campaign)?.toString('utf8');
  const yaml = text === undefined ? { faults: [] } : readYaml(faceFiles.campaign, text);
  if ('faults' in yaml) return undefined;
  const { conservation: written } = (yaml.value ?? {}) as { readonly conservation?: unknown };
  const read = conservation.safeParse({ conservation: written });
  return read.success && read.data.conservation ? toRetention(read.data.conservation) : undefined;
}
