import { createHash } from 'node:crypto';
import { legalTextIds } from '@alveole/domain';
import { readLegalTexts } from '../legal-texts/read-legal-texts.ts';
import type { PlaceholderValues } from '../legal-texts/placeholders.ts';
import { termValues } from '../legal-texts/term-values.ts';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import { readBy, readYaml } from '../yaml/read-yaml.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import { faceFile } from './face-file.ts';
import type { FaceFile } from './face-file.ts';
import { faceFiles } from '../face-files.ts';
import type { FaceBytes } from '../face-files.ts';
import type { Face } from './face.ts';
import { paletteOf, weakPairs } from './palette.ts';
import { readPictures } from './read-pictures.ts';

/** Reads the face of a campaign: whole, or every fault with its file, its line and a French sentence. */
export function readFace(bytes: FaceBytes): { readonly face: Face } | { readonly faults: readonly CampaignFault[] } {
  const content = bytes.get(faceFiles.face);
  if (content === undefined) return { faults: [{ file: faceFiles.face, line: 1, sentence: 'Ce fichier manque.' }] };
  const yaml = readYaml(faceFiles.face, content.toString('utf8'));
  if ('faults' in yaml) return yaml;
  const read = readBy(faceFiles.face, yaml, faceFile);
  if ('faults' in read) return read;
  const { pictures, faults: ofPictures } = readPictures(read.value, yaml, bytes);
  const { texts, faults: ofTexts } = readLegalTexts(bytes, { ...valuesOf(read.value), ...termValues(bytes) });
  const faults = [...faultsOfColours(read.value, yaml), ...ofPictures, ...ofTexts];
  if (faults.length > 0) return { faults };
  return { face: faceOf(read.value, { mark: markOf(bytes), pictures, legalTexts: texts }) };
}

function faceOf(file: FaceFile, parts: Pick<Face, 'mark' | 'pictures' | 'legalTexts'>): Face {
  const { nom: name, contacts, couleurs, courriels, éditeur } = file;
  return {
    ...parts,
    name,
    contacts: {
      citizens: contacts.particuliers,
      professionals: contacts.professionnels,
      associations: contacts.collectivités,
    },
    publisher: { name: éditeur.nom, mail: éditeur.courriel },
    ...(couleurs && { palette: paletteOf({ brand: couleurs.principale, accent: couleurs.accent }) }),
    logoSaysName: file['le logo dit le nom'] ?? false,
    mails: { sender: courriels?.expéditeur, foot: courriels?.pied?.split(/\r?\n/) ?? [] },
    hasDemonstrationTexts: legalTextIds.some((id) =>
      parts.legalTexts[id].some(({ isDemonstration }) => isDemonstration),
    ),
  };
}

function valuesOf({
  nom,
  contacts,
  éditeur,
  hébergeur,
  'délégué à la protection des données': délégué,
}: FaceFile): PlaceholderValues {
  const named = (name: string, part: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [`${name}.${key}`, value]));
  return {
    nom,
    ...named('contacts', contacts),
    ...named('éditeur', éditeur),
    ...named('hébergeur', hébergeur),
    ...named('délégué', délégué),
  };
}

const nameOfColour = { brand: 'principale', accent: 'accent' } as const;

function faultsOfColours({ couleurs }: FaceFile, { lineOf }: YamlFile): readonly CampaignFault[] {
  if (couleurs === undefined) return [];
  return weakPairs({ brand: couleurs.principale, accent: couleurs.accent }).map(
    ({ colour, pair, ratio, least, nearest }) => ({
      file: faceFiles.face,
      line: lineOf(['couleurs', nameOfColour[colour]]),
      sentence: `${pair}\u00a0: contraste de ${french(ratio, 2)}, il en faut ${french(least)}. La couleur la plus proche qui convient\u00a0: "${nearest}".`,
    }),
  );
}

const french = (ratio: number, digits = 1): string => ratio.toFixed(digits).replace('.', ',');

/** Of every file that a face could be read from, so that any change of them is seen. */
function markOf(bytes: FaceBytes): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...bytes].sort(([left], [right]) => left.localeCompare(right)))
    hash.update(file).update('\0').update(String(content.length)).update('\0').update(content);
  return hash.digest('hex').slice(0, 16);
}
