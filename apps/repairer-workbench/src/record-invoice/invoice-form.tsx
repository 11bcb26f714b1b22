import { frenchMessage } from '@alveole/api-client';
import type { OperatedRepair, RemoteProps, RepairView, SentMedia } from '@alveole/contracts';
import { ActionBar, AmountField, Button, ConfirmDialog, Form, RadioGroup, Upload } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { documentTypes, invoiceFault as fileFault, mostBytes } from '../keep-media/check-media.ts';
import { UnreadableHeic } from '../keep-media/heic.ts';
import { texts as mediaTexts } from '../keep-media/keep-media.text.ts';
import { readableDocument } from '../keep-media/resize-photo.ts';
import { sendMedia } from '../keep-media/send-media.ts';
import { useCameraAllowed } from '../keep-media/use-camera-allowed.ts';
import { useIsPhone } from '../show-file/use-is-phone.ts';
import { consequenceText } from './consequence.text.ts';
import { amountFault } from './invoice-rules.ts';
import type { InvoiceDraft } from './invoice-rules.ts';
import { InvoicePreview } from './invoice-preview.tsx';
import { participantOptions } from './participant-options.ts';
import { PremiumCard } from './premium-card.tsx';
import { texts } from './record-invoice.text.ts';
import classes from './record-invoice.module.css';
import { useRecordInvoice } from './use-record-invoice.ts';

export interface InvoiceFormProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly file: RepairView;
  readonly onSent: (operated: OperatedRepair) => void;
}

/** The amount (or the number of persons), the file, what it gives, and the sending. */
export function InvoiceForm({ api, config, file, onSent }: InvoiceFormProps): ReactNode {
  const { isSession, draft, change, fault, send } = useRecordInvoice(api, file);
  const [isAsking, setAsking] = useState(false);
  const [picked, setPicked] = useState<{ readonly name: string; readonly file: File }>();
  const reasonId = useId();
  const isPhone = useIsPhone();
  const hasCamera = useCameraAllowed(api);
  const ask = (): void => {
    if (fault === undefined) setAsking(true);
  };
  const initial = draft.document
    ? [{ name: draft.document.name, size: draft.document.size, result: draft.document.media }]
    : [];
  return (
    <Form onSubmit={ask}>
      {isSession ? (
        <RadioGroup
          label={texts.participants}
          variant="cards"
          orientation="horizontal"
          options={participantOptions}
          value={draft.participants}
          onChange={(participants) => change({ participants })}
        />
      ) : (
        <AmountField
          label={texts.amount}
          value={draft.cents}
          onChange={(cents) => change({ cents })}
          error={draft.cents === null ? undefined : amountFault(draft.cents)}
          isRequired
          autoFocus
        />
      )}
      <PremiumCard draft={draft} isSession={isSession} campaign={config.campaign} />
      <Upload
        label={texts.file}
        hint={texts.fileHint}
        accept={documentTypes}
        maxBytes={mostBytes}
        hasCamera={hasCamera}
        initial={initial}
        check={fileFault}
        upload={async (chosen, options) => {
          const document = await readableDocument(chosen);
          setPicked({ name: chosen.name, file: document });
          return sendMedia(api, document, options);
        }}
        describeError={(failure) => (failure instanceof UnreadableHeic ? mediaTexts.unreadableHeic : texts.failed)}
        onChange={(stored) => change({ document: documentOf(stored[0]) })}
      />
      {draft.document && picked?.name === draft.document.name && isShown(picked.file, isPhone) ? (
        <InvoicePreview key={picked.file.lastModified} file={picked.file} />
      ) : null}
      <ActionBar>
        <Button
          type="submit"
          variant="accent"
          size="l"
          isDisabled={fault !== undefined}
          aria-describedby={fault ? reasonId : undefined}
        >
          {texts.send}
        </Button>
        {fault ? (
          <p id={reasonId} className={classes.reason}>
            {fault}
          </p>
        ) : null}
      </ActionBar>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.confirmTitle}
        consequence={consequenceText(draft, isSession, config.campaign)}
        confirmLabel={texts.confirmLabel}
        onConfirm={async () => onSent(await send())}
        describeError={(failure) =>
          frenchMessage(failure, { MediaRefusedException: texts.failed, InternalError: texts.failed })
        }
      />
    </Form>
  );
}

/** Browsers of phones draw no PDF inside a page. */
function isShown({ type }: File, isPhone: boolean): boolean {
  return !isPhone || type !== 'application/pdf';
}

interface Stored {
  readonly name: string;
  readonly size?: number;
  readonly result: SentMedia;
}

function documentOf(stored: Stored | undefined): InvoiceDraft['document'] {
  return stored ? { name: stored.name, size: stored.size, media: stored.result } : null;
}
