import { decideAssignment } from '@alveole/domain';
import type { Assignee, StaffActor } from '@alveole/domain';
import { Button, ConfirmDialog, useShortcuts } from '@alveole/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { holderName } from '../list-staff/assignee-name.ts';
import type { StaffMember } from '@alveole/contracts/staff';
import { AssignDialog } from './assign-dialog.tsx';
import classes from './assignee-bar.module.css';
import { texts } from './assignee-bar.text.ts';

export interface Assignment {
  readonly userId: Assignee;
  readonly name?: string;
}

export interface AssigneeBarProps {
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

/** Milliseconds in which a colleague's file can be given back. */
const regret = 10_000;

/** Who follows the file, and what this person may do about it: on a colleague's file an operator reads one line. */
export function AssigneeBar(props: AssigneeBarProps): ReactNode {
  const { operatorId, operatorName, actor, userName, colleagues, assign, areKeysOn } = props;
  const [dialog, setDialog] = useState<'assign' | 'release'>();
  const [isPending, setPending] = useState(false);
  const [released, setReleased] = useReleased();
  const isFree = operatorId === undefined;
  const isMine = operatorId === actor.userId;
  const assignee = holderName(operatorId, actor.userId, colleagues, operatorName) ?? '';
  const wanted: Assignment = isFree ? { userId: actor.userId, name: userName } : { userId: undefined };
  const mayToggle = decideAssignment(operatorId, wanted.userId, actor).ok;

  const change = async (assignment: Assignment): Promise<void> => {
    setReleased(undefined);
    setPending(true);
    await assign(assignment).finally(() => setPending(false));
  };
  const releaseColleague = async (): Promise<void> => {
    await change(wanted);
    setReleased({ userId: operatorId, name: assignee });
  };
  const toggle = (): void => {
    if (!mayToggle || isPending) return;
    if (isFree || isMine) void change(wanted);
    else setDialog('release');
  };
  useShortcuts({ r: toggle }, { isEnabled: areKeysOn });
  return (
    <div className={classes.bar}>
      <span className={classes.assignee} data-free={isFree && mayToggle ? '' : undefined} role="status">
        {isFree ? texts.free : isMine ? texts.mine : texts.assignedTo(assignee)}
      </span>
      {isFree && released ? (
        <Button onPress={() => void change(released)}>{texts.giveBack(released.name ?? '')}</Button>
      ) : null}
      {mayToggle ? (
        <Button onPress={toggle} isPending={isPending} shortcut={areKeysOn ? 'R' : undefined}>
          {isFree ? texts.reserve : texts.release}
        </Button>
      ) : null}
      {actor.permission === 0 ? <Button onPress={() => setDialog('assign')}>{texts.assign}</Button> : null}
      <AssignDialog
        isOpen={dialog === 'assign'}
        onClose={() => setDialog(undefined)}
        colleagues={colleagues}
        onAssign={change}
      />
      <ConfirmDialog
        isOpen={dialog === 'release'}
        onClose={() => setDialog(undefined)}
        title={texts.releaseTitle(assignee)}
        consequence={texts.releaseConsequence(assignee)}
        confirmLabel={texts.release}
        onConfirm={releaseColleague}
      />
    </div>
  );
}

/** A colleague's file that was just released: it can be given back for a while. */
function useReleased() {
  const [released, setReleased] = useState<Assignment>();
  useEffect(() => {
    if (released === undefined) return undefined;
    const timer = setTimeout(() => setReleased(undefined), regret);
    return () => clearTimeout(timer);
  }, [released]);
  return [released, setReleased] as const;
}
