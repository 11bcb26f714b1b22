export * from './events.ts';
export * from './requests.ts';
export * as personRequestRoutes from './routes.ts';
export * from './view.ts';
export type { WirePersonAccount, WirePersonFile } from './trace-routes.ts';
export type { WireFateLine, WirePersonRequest, WireRequestAct } from './wire.ts';
