import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { faultText } from '../yaml/campaign-fault.ts';
import { faceFiles } from '../face-files.ts';
import type { FaceBytes } from '../face-files.ts';
import type { Face } from './face.ts';
import { readFace } from './read-face.ts';

/** No file of a face is larger; one that is gets cut, and its check says what is wrong. */
const longestFile = 1_048_576;

/** The files of a folder that belong to a campaign's face: `visage.yaml`, its pictures and its texts. */
export function faceBytes(folder: string): FaceBytes {
  const pictures = namesIn(folder).filter((name) => isNamed(name) || /\.(svg|png)$/.test(name));
  const texts = namesIn(join(folder, faceFiles.texts)).map((name) => `${faceFiles.texts}/${name}`);
  return new Map([...pictures, ...texts].map((file) => [file, contentOf(join(folder, file))]));
}

export interface FaceDemands {
  /** In the distributed profile: texts of a demonstration bind nobody, so no installation serves them. */
  readonly ownTexts?: boolean;
}

/**
 * The face of the campaign of this name.
 * @throws Error that names every fault with its file and line, or that the texts are the demonstration's
 */
export function requireFace(campaignsDir: string, id: string, { ownTexts = false }: FaceDemands = {}): Face {
  const folder = join(campaignsDir, id);
  const read = readFace(faceBytes(folder));
  if ('faults' in read) throw new Error(read.faults.map((fault) => faultText(folder, fault)).join('\n'));
  if (ownTexts && read.face.hasDemonstrationTexts) throw new Error(demonstrationRefused(folder));
  return read.face;
}

const demonstrationRefused = (folder: string) =>
  `Les textes légaux de ${folder}/${faceFiles.texts} sont ceux d’une démonstration : écrivez les vôtres, puis retirez « démonstration: oui » de leur en-tête (docs/CAMPAGNES.md).`;

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isFile());
  } catch {
    return [];
  }
}

function contentOf(path: string): Buffer {
  return readFileSync(path).subarray(0, longestFile);
}

/** The campaign tells the terms that its legal texts state. */
const isNamed = (name: string): boolean => name === faceFiles.face || name === faceFiles.campaign;
