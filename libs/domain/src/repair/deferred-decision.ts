import type { Refusal } from '../decision.ts';

/** A second decision on a file whose first one can still be taken back. */
export const decisionDeferred: Refusal = {
  code: 'TransitionRefusedException',
  id: 'a-decision-on-this-repair-is-deferred',
  message: 'A decision on this repair is deferred.',
  explanation: 'Une décision sur ce dossier part dans quelques secondes',
};

/** Nothing of a decision that is being written can be called back: mails and events go with it. */
export const decisionLeft: Refusal = {
  code: 'TransitionRefusedException',
  id: 'the-decision-has-left',
  message: 'The decision has left.',
  explanation: 'Cette décision est partie, elle ne peut plus être annulée',
};
