export * as locationRoutes from './routes.ts';
export * from './wire.ts';
