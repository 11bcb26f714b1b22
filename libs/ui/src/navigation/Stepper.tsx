import classes from './Stepper.module.css';

export interface StepperProps {
  /** Names the walk: « Votre inscription ». */
  label: string;
  steps: readonly { id: string; label: string }[];
  /** The step one is at. */
  current: string;
  /** Steps already done, in any order; without it, those before the current one. */
  done?: readonly string[];
  /** Lets one go back to a step that is done. */
  onChoose?: (id: string) => void;
}

type StepState = 'done' | 'current' | 'todo';

const spokenStates: Readonly<Record<StepState, string>> = { done: 'fait', current: 'en cours', todo: 'à venir' };

/** Where one is in a form or a file that has several steps. */
export function Stepper({ label, steps, current, done, onChoose }: StepperProps) {
  const position = steps.findIndex(({ id }) => id === current);
  const isDone = (id: string, index: number) => (done ? done.includes(id) : index < position);
  const stateOf = (id: string, index: number): StepState =>
    id === current ? 'current' : isDone(id, index) ? 'done' : 'todo';
  return (
    <nav aria-label={label} className={classes.stepper}>
      <p className={classes.position}>{`Étape ${position + 1} sur ${steps.length}`}</p>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const state = stateOf(step.id, index);
          return (
            <li
              key={step.id}
              className={classes.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && onChoose ? (
                <button type="button" className={classes.back} onClick={() => onChoose(step.id)}>
                  {step.label}
                </button>
              ) : (
                step.label
              )}
              <span className="visually-hidden">{` (${spokenStates[state]})`}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
