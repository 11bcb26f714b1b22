export { documentUploader } from './document-uploader.ts';
export { mediaPrefix } from './media-prefix.ts';
export { putFile, sendFile } from './send-file.ts';
