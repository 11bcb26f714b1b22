import type { EstablishmentView } from '@alveole/contracts/establishment';
import type { StaffMember } from '@alveole/contracts/staff';
import { decideAssignment, isClosed } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import { RowAct } from '@alveole/ui';
import type { ReactNode } from 'react';
import { holderName } from '../list-staff/assignee-name.ts';
import { texts } from './list-establishments.text.ts';
import { establishmentName } from './establishment-name.ts';
import classes from './row-assignee.module.css';

export interface RowAssigneeRequest {
  readonly actor: StaffActor;
  readonly colleagues: readonly StaffMember[];
  /** Takes a free file, gives up a held one: R does the same on the row. */
  readonly onTurn: (row: EstablishmentView) => void;
  /** Asks to whom the file shall be given. */
  readonly onAssign: (row: EstablishmentView) => void;
}

/** Who follows the file of a row, and what this person may do about it; what may not be done is not offered. */
export function RowAssignee({
  row,
  actor,
  colleagues,
  onTurn,
  onAssign,
}: RowAssigneeRequest & { readonly row: EstablishmentView }): ReactNode {
  const { operatorId, operatorName } = row;
  const name = establishmentName(row);
  const turn = operatorId === undefined ? texts.reserve : texts.release;
  const assignee = holderName(operatorId, actor.userId, colleagues, operatorName);
  return (
    <span className={classes.assignee}>
      <span className={assignee ? classes.name : classes.free}>{assignee ?? texts.free}</span>
      <span className={classes.acts}>
        {mayTurn(row, actor) ? (
          <RowAct aria-label={`${turn}\u00a0: ${name}`} onPress={() => onTurn(row)}>
            {turn}
          </RowAct>
        ) : null}
        {actor.permission === 0 && !isClosed(row.status) ? (
          <RowAct aria-label={`${texts.assign}\u00a0: ${name}`} onPress={() => onAssign(row)}>
            {texts.assign}
          </RowAct>
        ) : null}
      </span>
    </span>
  );
}

/** Whether this person may take a free file, or release a held one. */
export function mayTurn({ operatorId, status }: EstablishmentView, actor: StaffActor): boolean {
  const wanted = operatorId === undefined ? actor.userId : undefined;
  return !isClosed(status) && decideAssignment(operatorId, wanted, actor).ok;
}
