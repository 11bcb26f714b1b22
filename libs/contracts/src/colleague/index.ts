export * from './device-view.ts';
export * as colleagueRoutes from './routes.ts';
export * from './view.ts';
export * from './wire.ts';
