export * from './events.ts';
export * from './requests.ts';
export * as beneficiaryRoutes from './routes.ts';
export * from './view.ts';
export * from './wire.ts';
