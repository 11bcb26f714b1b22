export { reckonedOf, refusalsOf, useReckoning } from './use-reckoning.ts';
export type { Reckoning } from './use-reckoning.ts';
export { ReckoningSteps, WhyPremium } from './why-premium.tsx';
