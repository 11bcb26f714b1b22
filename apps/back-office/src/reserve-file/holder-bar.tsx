import { decideAssignment } from '@alveole/domain';
import type { Assignee, StaffActor } from '@alveole/domain';
import { Button, useShortcuts } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { holderName } from '../staff/holder-name.ts';
import type { StaffMember } from '@alveole/contracts';
import { AssignDialog } from './assign-dialog.tsx';
import classes from './holder-bar.module.css';
import { texts } from './holder-bar.text.ts';

export interface Assignment {
  readonly userId: Assignee;
  readonly name?: string;
}

export interface HolderBarProps {
  /** Absent when nobody follows the file. */
  readonly operatorId: string | undefined;
  /** The name that came with the file. */
  readonly operatorName?: string;
  readonly actor: StaffActor;
  readonly userName: string | undefined;
  readonly colleagues: readonly StaffMember[];
  /** Gives or releases the file; tells its failures itself. */
  readonly assign: (assignment: Assignment) => Promise<unknown>;
  readonly areKeysOn: boolean;
}

/** Who follows the file, and what this person may do about it. */
export function HolderBar(props: HolderBarProps): ReactNode {
  const { operatorId, operatorName, actor, userName, colleagues, assign, areKeysOn } = props;
  const [isAssigning, setAssigning] = useState(false);
  const [isPending, setPending] = useState(false);
  const reasonId = useId();
  const isFree = operatorId === undefined;
  const holder = holderName(operatorId, actor.userId, colleagues, operatorName);
  const wanted: Assignment = isFree ? { userId: actor.userId, name: userName } : { userId: undefined };
  const decision = decideAssignment(operatorId, wanted.userId, actor);

  const change = async (assignment: Assignment): Promise<void> => {
    setPending(true);
    await assign(assignment).finally(() => setPending(false));
  };
  const toggle = (): void => {
    if (decision.ok && !isPending) void change(wanted);
  };
  useShortcuts({ r: toggle }, { isEnabled: areKeysOn });
  return (
    <div className={classes.bar}>
      <span className={classes.holder} role="status">
        {isFree ? texts.free : operatorId === actor.userId ? texts.mine : texts.heldBy(holder ?? '')}
      </span>
      <Button
        onPress={toggle}
        isPending={isPending}
        isDisabled={!decision.ok}
        shortcut={areKeysOn ? 'R' : undefined}
        aria-describedby={decision.ok ? undefined : reasonId}
      >
        {isFree ? texts.reserve : texts.release}
      </Button>
      {actor.permission === 0 ? <Button onPress={() => setAssigning(true)}>{texts.assign}</Button> : null}
      {decision.ok ? null : (
        <p id={reasonId} className={classes.reason}>
          {decision.refusal.explanation}
        </p>
      )}
      <AssignDialog
        isOpen={isAssigning}
        onClose={() => setAssigning(false)}
        colleagues={colleagues}
        onAssign={change}
      />
    </div>
  );
}
