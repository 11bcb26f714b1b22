export * from './sms-switch-view.ts';
export * as pickUpRoutes from './routes.ts';
export * from './view.ts';
