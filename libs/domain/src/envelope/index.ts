export { allocateShares, type Allocation, type StandingEnvelope } from './allocate-shares.ts';
export {
  alertOf,
  envelopeAlerts,
  leftCentsIn,
  takenBy,
  type EnvelopeAccount,
  type EnvelopeAlert,
} from './envelope-account.ts';
export {
  addSums,
  boundCentsOf,
  changeBetween,
  entriesLeftOut,
  envelopeStageOf,
  noSums,
  sumsOf,
  usedCentsOf,
  type EnvelopeEntry,
  type EnvelopeStage,
  type EnvelopeSums,
} from './envelope-entry.ts';
export { findEmptyEnvelope, highestShares } from './find-empty-envelope.ts';
export { forecastEnd, type EnvelopeForecast, type EnvelopeWeeks } from './envelope-forecast.ts';
