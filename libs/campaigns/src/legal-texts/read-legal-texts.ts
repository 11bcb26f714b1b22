import { createHash } from 'node:crypto';
import { legalTextIds } from '@alveole/domain';
import type { LegalText, LegalTextId } from '@alveole/domain';
import { z } from 'zod';
import { faceFiles } from '../face-files.ts';
import type { FaceBytes } from '../face-files.ts';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import { readBy, readYaml } from '../yaml/read-yaml.ts';
import { placeholderNames } from './placeholders.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { readMarkdown } from './read-markdown.ts';

/** What stands between two lines of dashes above a text. */
const head = z.strictObject({
  'en vigueur': z.iso.date(),
  démonstration: z.enum(['oui', 'non']).default('non'),
});

/** Without these a text of one's own does not say what the law asks of it. */
const required: Partial<Record<LegalTextId, readonly string[]>> = {
  'mentions-legales': ['éditeur.nom', 'éditeur.adresse', 'hébergeur.nom', 'hébergeur.adresse'],
  'donnees-personnelles': ['éditeur.nom', 'délégué.courriel'],
};

export interface ReadLegalTexts {
  readonly texts: Readonly<Record<LegalTextId, readonly LegalText[]>>;
  readonly faults: readonly CampaignFault[];
}

/** Reads every version of each legal text: `textes/mentions-legales.md`, then `textes/mentions-legales.2027-01-01.md`. */
export function readLegalTexts(bytes: FaceBytes, values: PlaceholderValues): ReadLegalTexts {
  const faults: CampaignFault[] = strangersOf(bytes);
  const entries = legalTextIds.map((id) => {
    const files = [...bytes.keys()].filter((file) => isVersionOf(id, file)).sort();
    const first = `${faceFiles.texts}/${id}.md`;
    if (!bytes.has(first)) faults.push({ file: first, line: 1, sentence: 'Ce fichier manque.' });
    const versions = files.flatMap((file) => {
      const read = readLegalText(id, file, (bytes.get(file) ?? Buffer.alloc(0)).toString('utf8'), values);
      faults.push(...read.faults);
      return read.text ? [read.text] : [];
    });
    return [id, versions.sort((left, right) => left.day.localeCompare(right.day))] as const;
  });
  return { texts: Object.fromEntries(entries) as unknown as ReadLegalTexts['texts'], faults };
}

const named = /^textes\/(?<id>[a-z-]+)(?:\.(?<day>\d{4}-\d{2}-\d{2}))?\.md$/;

const isVersionOf = (id: LegalTextId, file: string) => named.exec(file)?.groups?.id === id;

function strangersOf(bytes: FaceBytes): CampaignFault[] {
  return [...bytes.keys()]
    .filter((file) => file.startsWith(`${faceFiles.texts}/`) && !legalTextIds.some((id) => isVersionOf(id, file)))
    .map((file) => ({
      file,
      line: 1,
      sentence: `Ce nom n’est celui d’aucun texte\u00a0: ${legalTextIds.map((id) => `${id}.md`).join(', ')}, ou ${legalTextIds[0]}.2027-01-01.md.`,
    }));
}

function readLegalText(
  id: LegalTextId,
  file: string,
  content: string,
  values: PlaceholderValues,
): { readonly text?: LegalText; readonly faults: readonly CampaignFault[] } {
  const parts = /^---\r?\n(?<head>.*?)\r?\n---\r?\n(?<body>.*)$/s.exec(content)?.groups;
  if (parts?.head === undefined || parts.body === undefined)
    return { faults: [{ file, line: 1, sentence: headMissing }] };
  const yaml = readYaml(file, `\n${parts.head}`);
  if ('faults' in yaml) return yaml;
  const read = readBy(file, yaml, head);
  if ('faults' in read) return read;
  const { 'en vigueur': day, démonstration } = read.value;
  const isDemonstration = démonstration === 'oui';
  const firstLine = content.slice(0, content.length - parts.body.length).split('\n').length;
  const { blocks, faults } = readMarkdown(parts.body, values);
  const all = [
    ...(isDayOfFile(file, day) ? [] : [{ file, line: yaml.lineOf(['en vigueur']), sentence: otherDay }]),
    ...faults.map((fault) => ({ file, line: fault.line + firstLine - 1, sentence: fault.sentence })),
    ...(isDemonstration ? [] : unsaid(id, parts.body).map((sentence) => ({ file, line: firstLine, sentence }))),
  ];
  const mark = createHash('sha256').update(parts.body).digest('hex').slice(0, 8);
  return { text: { id, day, mark, isDemonstration, blocks: [...blocks] }, faults: all };
}

const headMissing = 'Il manque l’en-tête\u00a0: deux lignes de tirets, et entre elles « en vigueur: 2026-01-01 ».';
const otherDay = '« en vigueur » : le nom du fichier dit un autre jour.';

function isDayOfFile(file: string, day: string): boolean {
  const written = named.exec(file)?.groups?.day;
  return written === undefined || written === day;
}

function unsaid(id: LegalTextId, body: string): readonly string[] {
  const written = placeholderNames(body);
  return (required[id] ?? [])
    .filter((name) => !written.includes(name))
    .map((name) => `Ce texte doit dire {{${name}}}.`);
}
