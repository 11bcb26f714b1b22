export * from './account-view.ts';
export * from './call-view.ts';
export * from './events.ts';
export * from './funding-view.ts';
export * from './money-view.ts';
export type { WireFundCall } from './call-routes.ts';
export * as funderRoutes from './routes.ts';
