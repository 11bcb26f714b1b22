export * from './webhook-view.ts';
export { callFailures, type CallFailure } from './wire.ts';
export * as webhookRoutes from './routes.ts';
