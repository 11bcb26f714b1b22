export * from './prefix-view.ts';
export * from './pushed-document.ts';
export * as mediaRoutes from './routes.ts';
export * from './unreadable-pdf.ts';
