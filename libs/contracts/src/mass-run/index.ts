export * from './establishment-view.ts';
export * from './repair-view.ts';
export * as massRunRoutes from './routes.ts';
export * from './wire.ts';
