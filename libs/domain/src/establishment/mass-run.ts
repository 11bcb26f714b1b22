import { accept, textsById, refuse, type Decision, type Refusal } from '../decision.ts';
import { administratorLevel, type StaffActor } from '../roles.ts';

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

/** A run is previewed before it is started; what is stopped, its preview too, can go on. */
export const massRunStates = ['previewing', 'previewed', 'running', 'stopped', 'done'] as const;
export type MassRunState = (typeof massRunStates)[number];

export type MassRunAction = 'start' | 'stop';

/** Where a run stands. */
export interface MassRunStanding {
  readonly state: MassRunState;
  /** Its preview is through and its acts were begun. */
  readonly isStarted: boolean;
}

interface Turn extends Partial<MassRunStanding> {
  readonly action: MassRunAction;
  readonly to: MassRunState;
}

const turns: readonly Turn[] = [
  { action: 'start', state: 'previewed', to: 'running' },
  { action: 'start', state: 'stopped', isStarted: true, to: 'running' },
  // What was stopped before its preview was through has shown nobody what it would do.
  { action: 'start', state: 'stopped', isStarted: false, to: 'previewing' },
  { action: 'stop', state: 'previewing', to: 'stopped' },
  { action: 'stop', state: 'running', to: 'stopped' },
];

/** The state to which a person brings a run, or why not. */
export function decideMassRun(run: MassRunStanding, action: MassRunAction): Decision<MassRunState> {
  const turn = turns.find(
    ({ state, isStarted = run.isStarted, ...one }) =>
      one.action === action && state === run.state && isStarted === run.isStarted,
  );
  if (turn) return accept(turn.to);
  return refuse({
    code: 'TransitionRefusedException',
    id: 'run-not-at-this-step',
    message: `Run ${run.state} cannot ${action}.`,
    explanation: 'Ce traitement n’est plus dans cet état',
  });
}

/**
 * Whether a person may turn a run: whoever prepared it starts it, since its lines are done in his name; whoever may prepare
 * such a run stops it.
 */
export function decideMassTurn(
  openerId: string,
  action: MassRunAction,
  { userId }: Pick<StaffActor, 'userId'>,
): Decision<MassRunAction> {
  return action === 'start' && openerId !== userId ? refuse(notOpener) : accept(action);
}

/** A run of somebody else is started. */
export const notOpener: Refusal = {
  code: 'NotAuthorizedException',
  id: 'only-who-prepared-a-run-starts-it',
  message: 'Only who prepared a run starts it.',
  explanation: 'Seule la personne qui a préparé ce traitement peut le lancer. Préparez le vôtre.',
};

/** Acts on whole lists that override who holds a file, or block those that it names: of an administrator alone. */
export function decideMassTool({ permission }: Pick<StaffActor, 'permission'>): Decision<true> {
  return permission === administratorLevel ? accept(true) : refuse(massToolNotAllowed);
}

export const massToolNotAllowed: Refusal = {
  code: 'NotAuthorizedException',
  id: 'mass-tool-not-allowed-for-this-permission',
  message: 'Mass tool not allowed for this permission.',
  explanation: 'Seul un administrateur peut lancer ce traitement par liste',
};

/** What staff are told of a refused turn, by the server’s message. */
export const massRunTextsById = textsById([notOpener, massToolNotAllowed]);

/** True while the run goes on by itself. */
export function isUnderWay(state: MassRunState): boolean {
  return state === 'previewing' || state === 'running';
}
