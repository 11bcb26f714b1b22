import type { RemoteProps } from '@alveole/contracts';
import { Button, Notice } from '@alveole/ui';
import type { ButtonVariant, Shortcuts } from '@alveole/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './act-list.module.css';
import { groupedRefusals } from './grouped-refusals.ts';

/** What a person may do with a file, or the reason why not. */
export interface OfferedAct {
  readonly id: string;
  readonly label: string;
  /** The key that does the same, as printed on it. */
  readonly shortcut?: string;
  readonly variant?: ButtonVariant;
  /** French; present when the act is refused. */
  readonly refusal?: string;
  readonly onChoose: () => void;
}

/** The decisions on a file, one under another; each that is refused says why. */
export function ActList({
  acts,
  areKeysOn,
}: {
  readonly acts: readonly OfferedAct[];
  readonly areKeysOn: boolean;
}): ReactNode {
  const base = useId();
  const groups = groupedRefusals(acts);
  const isAllRefused = groups.length === 1 && groups[0]?.labels.length === acts.length;
  const reasonOf = ({ refusal }: OfferedAct): string | undefined => {
    const index = groups.findIndex((group) => group.refusal === refusal);
    return index < 0 ? undefined : `${base}-${index}`;
  };
  return (
    <div className={classes.acts}>
      {acts.map((act) => (
        <Button
          key={act.id}
          variant={act.variant ?? 'secondary'}
          isWide
          shortcut={areKeysOn ? act.shortcut : undefined}
          isDisabled={act.refusal !== undefined}
          aria-describedby={reasonOf(act)}
          onPress={act.onChoose}
        >
          {act.label}
        </Button>
      ))}
      {isAllRefused ? (
        <div id={`${base}-0`}>
          <Notice>{groups[0]?.refusal}</Notice>
        </div>
      ) : (
        groups.map(({ refusal, labels }, index) => (
          <p key={refusal} id={`${base}-${index}`} className={classes.reason}>
            <strong>{labels.join(', ')}</strong>
            <span>{`\u00a0: ${refusal}`}</span>
          </p>
        ))
      )}
    </div>
  );
}

/** The keys of the acts; that of a refused one tells why, for its reason may stand out of sight. */
export function keysOfActs(acts: readonly OfferedAct[], notify: RemoteProps['notify']): Shortcuts {
  const bound = acts.filter(({ shortcut }) => shortcut !== undefined);
  return Object.fromEntries(
    bound.map(({ shortcut = '', label, refusal, onChoose }) => [
      shortcut.toLowerCase(),
      refusal === undefined
        ? onChoose
        : () => notify({ tone: 'warning', text: `${label}\u00a0: ${refusal}`, seconds: 7 }),
    ]),
  );
}
