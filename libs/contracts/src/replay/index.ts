export * from './view.ts';
export * as replayRoutes from './routes.ts';
