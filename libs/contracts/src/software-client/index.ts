export * from './client-view.ts';
export * from './events.ts';
export * from './grant-view.ts';
export { scopeTexts } from './scope-texts.ts';
export * as clientRoutes from './routes.ts';
