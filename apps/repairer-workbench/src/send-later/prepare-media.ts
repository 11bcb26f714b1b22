import { readableDocument, resizePhoto } from '@alveole/shared-screens/chosen-files';
import { fileExtension } from '@alveole/validation';
import type { FileExtension } from '@alveole/validation';
import type { MediaUse } from '../keep-on-device/stored-rows.ts';

const ways: Readonly<Record<MediaUse, (chosen: File) => Promise<File>>> = {
  photo: (chosen) => resizePhoto(chosen),
  document: (chosen) => readableDocument(chosen),
};

/**
 * A chosen file as it is sent.
 * @throws UnreadablePicture when it is damaged or the device cannot read it; AppError when nobody answers for its decoder
 */
export function prepareMedia(use: MediaUse, chosen: File): Promise<File> {
  return ways[use](chosen);
}

/** Prepares one file at a time: a phone's memory holds few pictures. */
export function prepareInTurn(): typeof prepareMedia {
  let turn: Promise<unknown> = Promise.resolve();
  return (use, chosen) => {
    const preparing = turn.then(() => prepareMedia(use, chosen));
    turn = preparing.catch(() => undefined);
    return preparing;
  };
}

/** How the name of a chosen file ends until it is prepared: then its content says. */
export function preparedExtension(use: MediaUse, { name }: Pick<File, 'name'>): FileExtension {
  return (use === 'document' ? fileExtension(name) : undefined) ?? '.jpg';
}
