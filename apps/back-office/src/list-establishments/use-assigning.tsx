import { reviewersOf } from '@alveole/contracts/staff';
import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import type { StaffMember } from '@alveole/contracts/staff';
import type { StaffActor } from '@alveole/domain';
import { ConfirmDialog } from '@alveole/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AssignDialog } from '../assign-repair/assign-dialog.tsx';
import { holderName } from '../list-staff/assignee-name.ts';
import { texts } from './list-establishments.text.ts';
import { establishmentName } from './establishment-name.ts';
import { mayTurn } from './row-assignee.tsx';
import type { RowAssigneeRequest } from './row-assignee.tsx';
import { useRowAssignment } from './use-row-assignment.ts';

export interface AssigningRequest extends Pick<RemoteProps, 'api' | 'notify' | 'session'> {
  readonly actor: StaffActor;
  readonly colleagues: readonly StaffMember[];
  readonly rows: readonly EstablishmentView[];
}

export interface Assigning extends Pick<RowAssigneeRequest, 'onTurn' | 'onAssign'> {
  /** The same by the key of a row. */
  readonly turnById: (id: string) => void;
  readonly dialogs: ReactNode;
}

/** Who follows the files of a list: taken at once, given to a colleague in a dialog, and a colleague’s file only released after a confirmation. */
export function useAssigning(request: AssigningRequest): Assigning {
  const { actor, colleagues, session } = request;
  const assign = useRowAssignment(request);
  const [given, setGiven] = useState<EstablishmentView>();
  const [released, setReleased] = useState<EstablishmentView>();

  const turn = (row: EstablishmentView): void => {
    if (!mayTurn(row, actor)) return;
    if (row.operatorId === undefined) void assign(row, { userId: actor.userId, name: session.userName ?? '' });
    else if (row.operatorId === actor.userId) void assign(row, undefined);
    else setReleased(row);
  };
  // The columns hold these functions: the same ones at each rendering, or every row would be rendered again.
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  const onTurn = useCallback((row: EstablishmentView) => latest.current(row), []);
  const onAssign = useCallback((row: EstablishmentView) => setGiven(row), []);
  const turnById = (id: string): void => {
    const row = request.rows.find(({ entityId }) => entityId === id);
    if (row) turn(row);
  };

  const dialogs = (
    <>
      <AssignDialog
        key={given?.entityId}
        isOpen={given !== undefined}
        onClose={() => setGiven(undefined)}
        colleagues={given ? reviewersOf(given.kind, colleagues) : []}
        onAssign={async ({ userId, name }) => {
          if (given && userId !== undefined) await assign(given, { userId, name: name ?? '' });
        }}
      />
      <ConfirmDialog
        isOpen={released !== undefined}
        onClose={() => setReleased(undefined)}
        title={texts.releaseTitle(released ? establishmentName(released) : '')}
        consequence={texts.releaseConsequence(
          holderName(released?.operatorId, actor.userId, colleagues, released?.operatorName) ?? '',
        )}
        confirmLabel={texts.release}
        onConfirm={() => released && assign(released, undefined)}
      />
    </>
  );
  return { onTurn, onAssign, turnById, dialogs };
}
