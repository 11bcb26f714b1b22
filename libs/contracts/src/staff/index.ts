export * from './account-view.ts';
export * as staffRoutes from './routes.ts';
export * from './second-person.ts';
export * from './view.ts';
export * from './wire.ts';
