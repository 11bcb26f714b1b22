export * from './events.ts';
export * as messageRoutes from './routes.ts';
export * from './view.ts';
export * from './wire.ts';
