import { refuse, accept, type Decision } from '../decision.ts';

/**
 * What becomes of a line of a mass run. The dry run says `ready`, `already`, `unknown`, `repeated` or `refused`; the run
 * turns what is ready into `begun` and `done`.
 */
export const massLineResults = ['ready', 'begun', 'done', 'already', 'unknown', 'repeated', 'refused'] as const;
export type MassLineResult = (typeof massLineResults)[number];

export const massLineLabels: Readonly<Record<MassLineResult, string>> = {
  ready: 'À faire',
  begun: 'En cours',
  done: 'Fait',
  already: 'Déjà fait',
  unknown: 'Inconnu',
  repeated: 'En double',
  refused: 'Refusé',
};

/** A run is previewed before it is started; what is stopped can go on. */
export const massRunStates = ['previewing', 'previewed', 'running', 'stopped', 'done'] as const;
export type MassRunState = (typeof massRunStates)[number];

export type MassRunAction = 'start' | 'stop';

const turns: Readonly<Record<MassRunAction, { readonly from: readonly MassRunState[]; readonly to: MassRunState }>> = {
  start: { from: ['previewed', 'stopped'], to: 'running' },
  stop: { from: ['running'], to: 'stopped' },
};

/** The state to which a person brings a run, or why not. */
export function decideMassRun(state: MassRunState, action: MassRunAction): Decision<MassRunState> {
  const { from, to } = turns[action];
  if (from.includes(state)) return accept(to);
  return refuse({
    code: 'TransitionRefusedException',
    message: `Run ${state} cannot ${action}.`,
    explanation: 'Ce traitement n’est plus dans cet état',
  });
}

/** True while the run goes on by itself. */
export function isUnderWay(state: MassRunState): boolean {
  return state === 'previewing' || state === 'running';
}
