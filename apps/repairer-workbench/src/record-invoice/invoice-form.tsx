import { frenchMessage } from '@alveole/api-client';
import type { OperatedRepair, RemoteProps, RepairView, SentMedia } from '@alveole/contracts';
import { ActionBar, AmountField, Button, ConfirmDialog, Form, RadioGroup, Upload } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { documentTypes, invoiceFault as fileFault, mostBytes } from '../keep-media/check-media.ts';
import { sendMedia } from '../keep-media/send-media.ts';
import { useIsPhone } from '../show-file/use-is-phone.ts';
import { consequenceText } from './consequence.text.ts';
import { amountFault } from './invoice-rules.ts';
import type { InvoiceDraft } from './invoice-rules.ts';
import { InvoicePreview } from './invoice-preview.tsx';
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
  const [isLeft, setLeft] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [picked, setPicked] = useState<File>();
  const reasonId = useId();
  const isPhone = useIsPhone();
  const ask = (): void => {
    setLeft(true);
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
          onBlur={() => setLeft(true)}
          error={isLeft ? amountFault(draft.cents) : undefined}
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
        hasCamera
        initial={initial}
        check={fileFault}
        upload={(chosen, options) => {
          setPicked(chosen);
          return sendMedia(api, chosen, options);
        }}
        describeError={() => texts.failed}
        onChange={(stored) => change({ document: documentOf(stored[0]) })}
      />
      {draft.document && picked?.name === draft.document.name && isShown(picked, isPhone) ? (
        <InvoicePreview key={picked.lastModified} file={picked} />
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

const participantOptions = [
  { value: '1', label: texts.one, description: texts.duration.one },
  { value: '2', label: texts.two, description: texts.duration.group },
  { value: '3', label: texts.three, description: texts.duration.group },
] as const;

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
