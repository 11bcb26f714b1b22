import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentActRequest, EstablishmentView } from '@alveole/contracts/establishment';
import { isRefusalAct } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import { ConfirmDialog } from '@alveole/ui';
import type { ReactNode } from 'react';
import { mailOf } from './establishment-acts.ts';
import type { ReviewAct } from './establishment-acts.ts';
import { FubRefuseDialog } from './fub-refuse-dialog.tsx';
import { MailPreview } from './preview-mail.tsx';
import { ModifyDialog } from '../modify-establishment/modify-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { confirmations, texts } from './decide-establishment.text.ts';
import { texts as savedTexts } from '../save-establishment/save-establishment.text.ts';
import { saveFailure } from '../save-establishment/save-failure.ts';

export interface ActDialogsProps extends Pick<RemoteProps, 'api'> {
  readonly act: ReviewAct | undefined;
  readonly establishment: EstablishmentView;
  readonly actor: StaffActor;
  /** Does the act, says what became of it; throws what the dialog can still mend. */
  readonly onAct: (asked: EstablishmentActRequest, success: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What each act asks before it is done. */
export function ActDialogs({ act, establishment, actor, onAct, ...rest }: ActDialogsProps): ReactNode {
  if (act === undefined || act === 'restore') return null;
  const { api, onClose } = rest;
  const mail = mailOf(establishment, act, actor);
  const success =
    act === 'represent-terms' ? texts.taken : mail === undefined ? savedTexts.mailNotSent : savedTexts.mailSent;
  const send = (asked: EstablishmentActRequest) => onAct(asked, success);
  const refusing = { api, file: establishment, actor, onClose };
  if (isRefusalAct(act)) return <RefuseDialog {...refusing} act={act} onRefuse={(reasons) => send({ act, reasons })} />;
  if (act === 'fub-refuses') return <FubRefuseDialog {...refusing} onRefuse={(text) => send({ act, text })} />;
  if (act === 'modify')
    return (
      <ModifyDialog
        api={api}
        establishment={establishment}
        role={actor.role}
        onClose={onClose}
        onModify={(changes) => send({ act, changes })}
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
      onConfirm={() => send({ act })}
      describeError={(failure) => saveFailure(failure, { act }).text}
    >
      {mail === undefined ? null : <MailPreview api={api} establishment={establishment} mail={mail} />}
    </ConfirmDialog>
  );
}
