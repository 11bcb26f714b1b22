import type { Entity } from '@alveole/contracts';
import type { StaffActor } from '@alveole/domain';
import { ConfirmDialog } from '@alveole/ui';
import type { ReactNode } from 'react';
import { sendsMail } from './establishment-acts.ts';
import type { ReviewAct } from './establishment-acts.ts';
import { establishmentFileOf } from './establishment-file.ts';
import { ModifyDialog } from './modify-dialog.tsx';
import { motifOf } from './refusal-lines.ts';
import type { RefusalKind } from './refusal-lines.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { confirmations, texts } from './review-establishment.text.ts';
import { saveFailure } from './save-failure.ts';
import type { EstablishmentChange, SaveEstablishment } from './use-establishment-file.ts';

export interface ActDialogsProps {
  readonly act: ReviewAct | undefined;
  readonly entity: Entity;
  readonly actor: StaffActor;
  readonly save: SaveEstablishment;
  readonly onClose: () => void;
}

type ConfirmedAct = 'validate' | 'force-approval' | 'represent-terms';

const changeOf: Readonly<Record<ConfirmedAct, Omit<EstablishmentChange, 'success'>>> = {
  validate: { status: 1 },
  'force-approval': { isForced: true },
  'represent-terms': { data: { cgsAccept: false } },
};

const refusals: Readonly<Partial<Record<ReviewAct, { readonly kind: RefusalKind; readonly status: 2 | 9 }>>> = {
  'refuse-temporarily': { kind: 'temporary', status: 2 },
  'refuse-definitively': { kind: 'definitive', status: 9 },
};

/** What each act asks before it is done. */
export function ActDialogs({ act, entity, actor, save, onClose }: ActDialogsProps): ReactNode {
  if (act === undefined || act === 'restore') return null;
  const file = establishmentFileOf(entity);
  const success =
    act === 'represent-terms' ? texts.taken : sendsMail(file, act, actor) ? texts.mailSent : texts.mailNotSent;
  const refusal = refusals[act];
  if (refusal !== undefined) {
    const { kind, status } = refusal;
    return (
      <RefuseDialog
        kind={kind}
        file={file}
        actor={actor}
        onClose={onClose}
        onRefuse={(reasons) => save(entity, { status, data: { motif: motifOf(kind, reasons) }, success })}
      />
    );
  }
  if (act === 'modify')
    return (
      <ModifyDialog
        entity={entity}
        role={actor.role}
        onClose={onClose}
        onModify={(data) => save(entity, { data, success })}
      />
    );
  const confirmed = act as ConfirmedAct;
  const { title, consequence, confirm } = confirmations[confirmed];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title}
      consequence={consequence}
      confirmLabel={confirm}
      onConfirm={() => save(entity, { ...changeOf[confirmed], success })}
      describeError={(fault) => saveFailure(fault, act === 'force-approval').text}
    />
  );
}
