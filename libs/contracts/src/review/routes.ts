export { readRepairHints } from './hint-routes.ts';
export { readReviewReasons, saveReviewReasons } from './reason-routes.ts';
export { listHeldDecisions, holdDecision, takeDecisionBack } from './held-decision-routes.ts';
export { listStaffNotes, addStaffNote } from './note-routes.ts';
