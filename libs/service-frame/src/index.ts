export { serviceFields } from './service-fields.ts';
export type { ServiceConfig } from './service-fields.ts';
export { serviceStarter } from './service-starter.ts';
export type { RunningService, ServiceParts, ServicePlan, StartOptions, StartService } from './service-starter.ts';
export { storageOptions } from './storage-options.ts';
