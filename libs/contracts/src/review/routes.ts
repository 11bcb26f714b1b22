export { readRepairHints } from './hint-routes.ts';
export { readReviewReasons, saveReviewReasons } from './reason-routes.ts';
export { listDeferredDecisions, deferDecision, takeDecisionBack } from './deferred-decision-routes.ts';
export { readSecondReview, saveSecondReview } from './second-review-routes.ts';
export { listStaffNotes, noteRepair } from './note-routes.ts';
