import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import { checkPng } from './check-png.ts';
import { cleanSvg } from './clean-svg.ts';
import type { PictureFault } from './clean-svg.ts';
import type { FaceFile } from './face-file.ts';
import type { Face, FacePicture } from './face.ts';
import { faceFiles } from '../face-files.ts';
import type { FaceBytes } from '../face-files.ts';

const bounds = {
  logo: { maxBytes: 262_144, leastSide: 32 },
  'logo sombre': { maxBytes: 262_144, leastSide: 32 },
  icône: { maxBytes: 262_144, leastSide: 180 },
  'image d’aperçu': { maxBytes: 524_288, leastSide: 300 },
} as const;

const pictureOf = { logo: 'logo', 'logo sombre': 'darkLogo', icône: 'icon', 'image d’aperçu': 'preview' } as const;

/** Reads and checks the pictures that `visage.yaml` names. */
export function readPictures(
  file: FaceFile,
  yaml: YamlFile,
  bytes: FaceBytes,
): { readonly pictures: Face['pictures']; readonly faults: readonly CampaignFault[] } {
  const pictures: Partial<Record<keyof Face['pictures'], FacePicture>> = {};
  const faults: CampaignFault[] = [];
  for (const key of Object.keys(bounds) as (keyof typeof bounds)[]) {
    const name = file[key];
    if (name === undefined) continue;
    const content = bytes.get(name);
    if (content === undefined) {
      faults.push({
        file: faceFiles.face,
        line: yaml.lineOf([key]),
        sentence: `« ${key} » : le fichier ${name} manque.`,
      });
      continue;
    }
    const picture = readPicture(name, content, bounds[key]);
    if ('faults' in picture)
      faults.push(...picture.faults.map(({ line = 1, sentence }) => ({ file: name, line, sentence })));
    else pictures[pictureOf[key]] = picture;
  }
  return { pictures, faults };
}

function readPicture(
  name: string,
  content: Buffer,
  limits: (typeof bounds)[keyof typeof bounds],
): FacePicture | { readonly faults: readonly PictureFault[] } {
  if (name.endsWith('.svg')) {
    const clean = cleanSvg(content.toString('utf8'));
    return 'faults' in clean ? clean : { type: 'image/svg+xml', bytes: Buffer.from(clean.svg), ratio: clean.ratio };
  }
  const size = checkPng(content, limits);
  return 'faults' in size ? size : { type: 'image/png', bytes: content, ratio: size.width / size.height };
}
