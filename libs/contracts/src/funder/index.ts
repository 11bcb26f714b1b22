export * from './account-view.ts';
export * as funderRoutes from './routes.ts';
