import type { EstablishmentView } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import { ConfirmDialog } from '@alveole/ui';
import type { ReactNode } from 'react';
import { sendsMail } from './establishment-acts.ts';
import type { ReviewAct } from './establishment-acts.ts';
import { ModifyDialog } from './modify-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import type { RefusalAct } from './refuse-dialog.tsx';
import { confirmations, texts } from './review-establishment.text.ts';
import { saveFailure } from './save-failure.ts';
import type { EstablishmentChange, SaveEstablishment } from './use-establishment-file.ts';

export interface ActDialogsProps {
  readonly act: ReviewAct | undefined;
  readonly establishment: EstablishmentView;
  readonly actor: StaffActor;
  readonly save: SaveEstablishment;
  readonly onClose: () => void;
}

type ConfirmedAct = 'validate' | 'force-approval' | 'represent-terms';

const changeOf: Readonly<Record<ConfirmedAct, Omit<EstablishmentChange, 'success'>>> = {
  validate: { status: EstablishmentStatus.validated },
  'force-approval': { isForced: true },
  'represent-terms': { changes: { conditionsAccepted: false } },
};

const refusedStatus: Readonly<Record<RefusalAct, EstablishmentStatus>> = {
  'refuse-temporarily': EstablishmentStatus.refused,
  'refuse-definitively': EstablishmentStatus.closed,
};

/** What each act asks before it is done. */
export function ActDialogs({ act, establishment, actor, save, onClose }: ActDialogsProps): ReactNode {
  if (act === undefined || act === 'restore') return null;
  const success =
    act === 'represent-terms' ? texts.taken : sendsMail(establishment, act, actor) ? texts.mailSent : texts.mailNotSent;
  if (act === 'refuse-temporarily' || act === 'refuse-definitively')
    return (
      <RefuseDialog
        act={act}
        file={establishment}
        actor={actor}
        onClose={onClose}
        onRefuse={(refusal) => save(establishment, { status: refusedStatus[act], changes: { refusal }, success })}
      />
    );
  if (act === 'modify')
    return (
      <ModifyDialog
        establishment={establishment}
        role={actor.role}
        onClose={onClose}
        onModify={(changes) => save(establishment, { changes, success })}
      />
    );
  const { title, consequence, confirm } = confirmations[act];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title}
      consequence={consequence}
      confirmLabel={confirm}
      onConfirm={() => save(establishment, { ...changeOf[act], success })}
      describeError={(failure) => saveFailure(failure, act === 'force-approval').text}
    />
  );
}
