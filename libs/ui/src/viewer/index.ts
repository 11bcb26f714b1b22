export { DocumentViewer, type DocumentViewerProps } from './DocumentViewer.tsx';
export { readPdfAhead } from './read-pdf.ts';
export { UnreadDocument, type UnreadDocumentProps } from './UnreadDocument.tsx';
