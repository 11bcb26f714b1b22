export * from './deferred-decision-view.ts';
export * from './hint-view.ts';
export * from './hint-wire.ts';
export * from './limits.ts';
export * from './note-view.ts';
export * from './reason-view.ts';
export * from './second-review-view.ts';
export * as reviewRoutes from './routes.ts';
