export { createDemoApi } from './api.ts';
export type { DemoApi } from './api.ts';
export { freshState } from './fresh-state.ts';
export { runJourney } from './journey.ts';
export { mainJob } from './steps.ts';
