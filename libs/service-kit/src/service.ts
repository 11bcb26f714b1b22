export { assembleService } from './service/assemble-service.ts';
export type { AssembledService, ServiceSurroundings } from './service/assemble-service.ts';
export { configOf, defineService } from './service/define-service.ts';
export type { ServiceDefinition, ServiceParts, ServicePlan } from './service/define-service.ts';
export { serviceFields } from './service/service-fields.ts';
export type { ServiceConfig } from './service/service-fields.ts';
export { serviceStarter } from './service/service-starter.ts';
export type { RunningService, StartOptions, StartService } from './service/service-starter.ts';
