export { createDemoApi } from './api.ts';
export type { DemoApi } from './api.ts';
export { freshState } from './fresh-state.ts';
export { demoAccount, codeSentTo, messageTo } from './inbox.ts';
export { runJourney } from './journey.ts';
export type { JourneyState, Step } from './journey.ts';
export { samplePdf, samplePng } from './sample-files.ts';
export { mainJob } from './steps.ts';
export { signInAsAdministrator } from './sign-in.ts';
