import type { RefundBatchView } from '@alveole/contracts/refund';
import { decideRefund } from '@alveole/domain';
import { Button, ConfirmDialog, TextArea } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { stopTexts as texts } from './stop-batch.text.ts';
import { refundFailureText } from './refund-failure-text.ts';
import type { RefundWriter } from './use-refund-writer.ts';

export interface StopBatchProps {
  readonly batch: RefundBatchView;
  readonly userId: string;
  readonly stop: RefundWriter['stop'];
}

/** Refuses a draft with a reason, or withdraws the own one; nothing once the batch is approved. */
export function StopBatch({ batch, userId, stop }: StopBatchProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const act = (['refuse', 'withdraw'] as const).find((one) => decideRefund(batch, one, { userId }).ok);
  // Of the act that was asked about: once it is done the batch has none, while the dialog still closes.
  const [asked, setAsked] = useState(act);
  return (
    <>
      {act === undefined ? null : (
        <Button
          variant="danger"
          isWide
          onPress={() => {
            setAsked(act);
            setAsking(true);
          }}
        >
          {texts[act].act}
        </Button>
      )}
      {asked === undefined ? null : (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={texts[asked].ask}
          consequence={texts[asked].consequence(batch.lines.length)}
          confirmLabel={texts[asked].act}
          tone="danger"
          isConfirmDisabled={asked === 'refuse' && reason.trim() === ''}
          onConfirm={() => stop(batch, asked, reason.trim())}
          describeError={refundFailureText}
        >
          {asked === 'refuse' ? (
            <TextArea
              label={texts.reason}
              isRequired
              maxLength={texts.longestReason}
              value={reason}
              onChange={setReason}
            />
          ) : null}
        </ConfirmDialog>
      )}
    </>
  );
}
