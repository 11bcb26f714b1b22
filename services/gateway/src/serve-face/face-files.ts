import type { Face, FacePicture } from '@alveole/campaigns';
import { compressText } from '../serve-files/precompress.ts';
import { storedFile } from '../serve-files/stored-file.ts';
import type { StoredFile } from '../serve-files/stored-file.ts';
import { faceSheet, pictureName } from './face-sheet.ts';

const sheetName = 'visage.css';

/** Whether pages of this face have a sheet of its own: colours or a logo. */
function hasSheet({ palette, pictures }: Face): boolean {
  return palette !== undefined || pictures.logo !== undefined;
}

/** Address of the sheet of a face below the base path; its mark stands in it, so it may be kept. Undefined where the kit's look stays. */
export function sheetAddress(face: Face | undefined): string | undefined {
  return face && hasSheet(face) ? `visage/${face.mark}/${sheetName}` : undefined;
}

/** The files at `visage/<mark>/`, by name. */
export async function filesOfFace(face: Face): Promise<ReadonlyMap<string, StoredFile>> {
  const { logo, darkLogo } = face.pictures;
  const sheet = Buffer.from(faceSheet(face));
  return new Map([
    [sheetName, storedFile('text/css; charset=utf-8', { identity: sheet, br: await compressText(sheet) })],
    ...(logo ? [[pictureName('logo', logo), pictureFile(logo)] as const] : []),
    ...(darkLogo ? [[pictureName('logo-sombre', darkLogo), pictureFile(darkLogo)] as const] : []),
  ]);
}

/** What the face puts at addresses that the shell's build has its own files at; undefined leaves the build's. */
export function fileInPlaceOf(path: string, { pictures }: Face): StoredFile | undefined {
  const { logo, icon, preview } = pictures;
  const picture = path === '/favicon.svg' ? (logo ?? icon) : path === '/preview.png' ? preview : iconAt(path, icon);
  return picture && pictureFile(picture);
}

const iconAt = (path: string, icon: FacePicture | undefined) => (path.startsWith('/icons/icon-') ? icon : undefined);

const pictureFile = ({ type, bytes }: FacePicture): StoredFile => storedFile(type, { identity: Buffer.from(bytes) });
