export * as deskRoutes from './routes.ts';
export * from './flag-view.ts';
export * from './view.ts';
export * from './wire.ts';
