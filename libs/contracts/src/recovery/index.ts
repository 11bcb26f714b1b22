export * from './events.ts';
export * from './requests.ts';
export * as recoveryRoutes from './routes.ts';
export * from './view.ts';
export type { Debt, OwnRecovery, Receipt, Recovery, RecoveryStepKind, WholeRecovery } from './wire.ts';
