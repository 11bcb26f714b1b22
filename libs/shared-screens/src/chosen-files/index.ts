export { readableDocument, resizePhoto } from './make-small.ts';
export { documentFault, documentTypes, photoFault, photoTypes, pictureMaxBytes } from './chosen-file-faults.ts';
export { pictureFailureText, UnreadablePicture } from './unreadable-picture.ts';
