import { federationChanges } from '@alveole/contracts/establishment';
import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { EstablishmentStatus } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import { ConfirmDialog } from '@alveole/ui';
import type { ReactNode } from 'react';
import { mailOf } from './establishment-acts.ts';
import type { ReviewAct } from './establishment-acts.ts';
import { FubRefuseDialog } from './fub-refuse-dialog.tsx';
import { MailPreview } from './mail-preview.tsx';
import { ModifyDialog } from './modify-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import type { RefusalAct } from './refuse-dialog.tsx';
import { confirmations, texts } from './review-establishment.text.ts';
import { saveFailure } from './save-failure.ts';
import type { EstablishmentChange } from './use-establishment-file.ts';

export interface ActDialogsProps extends Pick<RemoteProps, 'api'> {
  readonly act: ReviewAct | undefined;
  readonly establishment: EstablishmentView;
  readonly actor: StaffActor;
  /** Saves, says what became of it; throws what the dialog can still mend. */
  readonly onAct: (act: ReviewAct, change: EstablishmentChange) => Promise<unknown>;
  readonly onClose: () => void;
}

type ConfirmedAct = Extract<
  ReviewAct,
  'validate' | 'force-approval' | 'represent-terms' | 'undo-closing' | 'send-to-fub' | 'fub-validates'
>;
type Change = Omit<EstablishmentChange, 'success'>;

const changeOf: Readonly<Record<ConfirmedAct, (file: EstablishmentView) => Change>> = {
  validate: () => ({ status: EstablishmentStatus.validated }),
  'force-approval': () => ({ isForced: true }),
  'represent-terms': () => ({ changes: { conditionsAccepted: false } }),
  'undo-closing': () => ({ undoesClosing: true }),
  'send-to-fub': (file) => ({ changes: federationChanges(file, { act: 'send-to-fub' }, new Date()) }),
  'fub-validates': (file) => ({ changes: federationChanges(file, { act: 'fub-validates' }, new Date()) }),
};

const refusedStatus: Readonly<Record<RefusalAct, EstablishmentStatus>> = {
  'refuse-temporarily': EstablishmentStatus.refused,
  'refuse-definitively': EstablishmentStatus.closed,
};

/** What each act asks before it is done. */
export function ActDialogs({ act, establishment, actor, onAct, ...rest }: ActDialogsProps): ReactNode {
  if (act === undefined || act === 'restore') return null;
  const { api, onClose } = rest;
  const mail = mailOf(establishment, act, actor);
  const success = act === 'represent-terms' ? texts.taken : mail === undefined ? texts.mailNotSent : texts.mailSent;
  const send = (change: Change) => onAct(act, { ...change, success });
  const refusing = { api, file: establishment, actor, onClose };
  if (act === 'refuse-temporarily' || act === 'refuse-definitively')
    return (
      <RefuseDialog
        {...refusing}
        act={act}
        onRefuse={(refusal) => send({ status: refusedStatus[act], changes: { refusal } })}
      />
    );
  if (act === 'fub-refuses')
    return (
      <FubRefuseDialog
        {...refusing}
        onRefuse={(reason) => send({ changes: federationChanges(establishment, { act, reason }, new Date()) })}
      />
    );
  if (act === 'modify')
    return (
      <ModifyDialog
        api={api}
        establishment={establishment}
        role={actor.role}
        onClose={onClose}
        onModify={(changes) => send({ changes })}
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
      onConfirm={() => send(changeOf[act](establishment))}
      describeError={(failure) => saveFailure(failure, act === 'force-approval').text}
    >
      {mail === undefined ? null : <MailPreview api={api} establishment={establishment} mail={mail} />}
    </ConfirmDialog>
  );
}
