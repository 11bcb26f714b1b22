export * as statisticsRoutes from './routes.ts';
export * from './view.ts';
export * from './wire.ts';
