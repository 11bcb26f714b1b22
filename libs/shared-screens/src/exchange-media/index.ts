export { documentUploader } from './document-uploader.ts';
export { readMediaPrefix } from './media-prefix.ts';
export { putFile, sendFile } from './send-file.ts';
