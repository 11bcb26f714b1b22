export { StoredDocument, type StoredDocumentProps } from './stored-document.tsx';
export { useStoredAddress } from './use-stored-address.ts';
