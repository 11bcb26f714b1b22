export { DocumentViewer, type DocumentViewerProps } from './DocumentViewer.tsx';
export { UnreadDocument, type UnreadDocumentProps } from './UnreadDocument.tsx';
