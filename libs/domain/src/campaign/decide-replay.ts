import { accept, refuse, textsById, type Decision, type Refusal } from '../decision.ts';

/** `failed` is none of them: what a part of the service could not do is tried again. */
export const replayStates = ['running', 'done', 'stopped'] as const;
export type ReplayState = (typeof replayStates)[number];

/** Whether a replay may be stopped. */
export function decideReplayStop(state: ReplayState): Decision<void> {
  return state === 'running' ? accept(undefined) : refuse(replayRefusals.ended);
}

export const replayRefusals = {
  another: {
    code: 'TransitionRefusedException',
    id: 'another-replay-of-the-campaign-runs',
    message: 'Another replay of the campaign runs.',
    explanation: 'Une simulation est déjà en cours\u00a0: attendez sa fin ou arrêtez-la',
  },
  ended: {
    code: 'TransitionRefusedException',
    id: 'the-replay-of-the-campaign-has-ended',
    message: 'The replay of the campaign has ended.',
    explanation: 'Cette simulation est déjà terminée',
  },
} as const satisfies Record<string, Refusal>;

export const replayTextsById = textsById(Object.values(replayRefusals));
