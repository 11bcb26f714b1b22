export * from './events.ts';
export * as sessionRoutes from './routes.ts';
export * from './view.ts';
