export * from './account-view.ts';
export * from './funding-view.ts';
export * as funderRoutes from './routes.ts';
