export { demoAccounts, demoAccountsOf } from './demo-accounts.ts';
export type { DemoAccount } from './demo-accounts.ts';
export { demoIncident } from './establishments/demo-incident.ts';
export { seedDemoData } from './seed-demo-data.ts';
export type { SeedDemoOptions } from './seed-demo-data.ts';
export { createRandom } from './chance/random.ts';
export type { Random } from './chance/random.ts';
