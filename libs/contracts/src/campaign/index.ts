export * from './envelope-view.ts';
export * from './view.ts';
export * as campaignRoutes from './routes.ts';
