import { formatCount } from '@alveole/ui/format';
import { messages } from '@alveole/validation';

const millions = (pixels: number): string => formatCount(Math.ceil(pixels / 1_000_000), 'million');

export const texts = {
  noPicture: (kinds: string) => `Ce fichier n’est pas une photo\u00a0: choisissez une image ${kinds}`,
  /** @param converted what the device turns into one of the others */
  noDocument: (converted: string) =>
    `${messages.file}. Une image ${converted} est acceptée aussi\u00a0: cet appareil la convertit.`,
  damaged: 'Image endommagée\u00a0: elle ne peut pas être lue. Reprenez la photo, ou choisissez un autre fichier.',
  damagedPdf:
    'Ce PDF ne peut pas être lu\u00a0: il est abîmé, ou n’est pas un PDF. Enregistrez-le à nouveau, ou envoyez une photo.',
  tooLarge: (pixels: number, most: number) =>
    `Image trop grande\u00a0: ${millions(pixels)} de pixels, ${millions(most)} au plus. Choisissez-en une plus petite.`,
  tooLargeHere: 'Image trop grande pour cet appareil. Choisissez-en une plus petite.',
  unknownHere: 'Cet appareil ne lit pas les images AVIF. Choisissez-la au format JPG.',
} as const;
