export * from './bank-view.ts';
export * from './bank-wire.ts';
export * from './events.ts';
export * from './suspension-view.ts';
export * from './payment-view.ts';
export * from './requests.ts';
export * as refundRoutes from './routes.ts';
export * from './view.ts';
export * from './wire.ts';
