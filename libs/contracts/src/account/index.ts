export * from './fields.ts';
export * as accountRoutes from './routes.ts';
export * from './view.ts';
