export { fileKindOfBytes, fileSignatureLength, type FileKind } from './files/file-kind.ts';
