import { lastRequest } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { isComplementAsked } from '@alveole/domain';
import { Card, ConfirmDialog, Form, Notice, ProgressBar } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts as mediaTexts } from '../exchange-media/exchange-media.text.ts';
import { SendBar } from '../exchange-media/send-bar.tsx';
import { isFileRefusal, operationFailureText } from '../exchange-media/upload-failure.ts';
import { useMendFile } from '../exchange-media/use-mend-file.ts';
import { tellSent } from '../operate-repair/tell-sent.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { useMediaUploads } from '../exchange-media/use-media-uploads.ts';
import classes from './answer-complement.module.css';
import { consequenceText, sentText, texts } from './answer-complement.text.ts';
import { amountFaultOf } from './answer-parts.ts';
import { AnswerFields } from './answer-fields.tsx';
import { AskedComplements } from './asked-complements.tsx';
import { useAnswer } from './use-answer.ts';

export interface AnswerComplementProps extends RemoteProps {
  readonly file: RepairView;
  readonly onDevice: OnDevice;
}

/**
 * What is asked for, and beside it everything that answers it: photos, an invoice, a message, sent in one go. It stays
 * until all of it is recorded, also when the sending was cut off behind its first part.
 */
export function AnswerComplement({ api, config, notify, file, onDevice }: AnswerComplementProps): ReactNode {
  const answer = useAnswer(api, file);
  const uploads = useMediaUploads(api);
  const photoMending = useMendFile(texts.anotherPhoto);
  const invoiceMending = useMendFile(texts.anotherInvoice);
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isAsked = isComplementAsked(file.status);
  const request = lastRequest(file)?.request;
  const { draft, parts, progress } = answer;
  if (!(isAsked || parts.length > 0 || progress)) return null;

  const amountFault = amountFaultOf(draft, file);
  const withheld = uploads.isUnderWay ? mediaTexts.uploading : undefined;
  const nothing = attempts > 0 && parts.length === 0 && amountFault === undefined ? texts.nothing : undefined;
  const submit = (): void => {
    setAttempts((count) => count + 1);
    setFailure(undefined);
    if (parts.length > 0 && amountFault === undefined && !uploads.isUnderWay) setAsking(true);
  };
  const send = async (): Promise<void> => {
    setAsking(false);
    try {
      const operated = await answer.send();
      tellSent(notify, operated, texts.done);
    } catch (caught) {
      const { kind, mediaName } = answer.lastPart.current ?? {};
      if (!isFileRefusal(caught) || mediaName === undefined) return setFailure(caught);
      const refusal = { mediaName, reason: operationFailureText(caught) };
      (kind === 'photo' ? photoMending : invoiceMending).refuse(refusal);
    }
  };
  return (
    <Card title={isAsked ? texts.title : texts.rest} tone="current">
      <div className={classes.sides}>
        <AskedComplements request={request} lead={isAsked ? texts.lead : texts.restLead} />
        {progress ? (
          <div role="status">
            <ProgressBar label={texts.sending} value={progress.done / progress.total} />
            <p>{sentText(progress.done, progress.total)}</p>
          </div>
        ) : onDevice.steps.length > 0 ? (
          <Notice tone={onDevice.refused ? 'danger' : 'info'}>
            {onDevice.refused ? texts.refused : texts.onDevice}
          </Notice>
        ) : (
          <Form
            onSubmit={submit}
            aria-label={texts.title}
            error={failure === undefined ? nothing : operationFailureText(failure)}
          >
            <AnswerFields
              key={answer.round}
              api={api}
              campaign={config.campaign}
              file={file}
              draft={draft}
              change={answer.change}
              uploads={uploads}
              photoMending={photoMending}
              invoiceMending={invoiceMending}
              amountFault={attempts > 0 ? amountFault : undefined}
            />
            <SendBar withheld={withheld} mend={photoMending.mend ?? invoiceMending.mend}>
              {texts.send}
            </SendBar>
          </Form>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.confirmTitle}
        consequence={consequenceText(parts.map(({ kind }) => kind))}
        confirmLabel={texts.confirmLabel}
        onConfirm={send}
      />
    </Card>
  );
}
