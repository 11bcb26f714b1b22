export { DocumentViewer, type DocumentViewerProps } from './DocumentViewer.tsx';
