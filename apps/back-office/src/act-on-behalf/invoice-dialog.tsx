import {
  documentFault,
  documentTypes,
  pictureFailureText,
  pictureMaxBytes,
} from '@alveole/shared-screens/chosen-files';
import { refusalsOf, useReckoning } from '@alveole/shared-screens/reckon-premium';
import type { Reckoning } from '@alveole/shared-screens/reckon-premium';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView, SentMedia } from '@alveole/contracts/repair';
import { codeStandingOf, isSession, isVatExempt, uploadLimits } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { AmountField, RadioGroup, TextArea, Upload } from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { CaseWriter } from '../operate-repair/operate-repair.ts';
import { confirmedText, participantOptions, premiumText, texts } from './act-on-behalf.text.ts';
import { BehalfDialog } from './behalf-dialog.tsx';
import { evidenceUploader } from './evidence.ts';
import {
  invoiceAmountFault,
  invoicedSituationOf,
  invoiceOperation,
  isUnconfirmed,
  mediaFault,
  premiumOf,
} from './typed-invoice.ts';
import type { TypedInvoice } from './typed-invoice.ts';

export interface InvoiceDialogProps extends Pick<RemoteProps, 'api'> {
  readonly file: RepairView;
  readonly campaign: Campaign;
  readonly writer: Pick<CaseWriter, 'operate'>;
  readonly onClose: () => void;
}

/** The amount (or the number of persons) first, then the document, and what it gives. */
export function InvoiceDialog({ api, file, campaign, writer, onClose }: InvoiceDialogProps): ReactNode {
  const { entityId, confirmedInvoiceCents } = file;
  const [cents, setCents] = useState<number | null>(null);
  const [persons, setPersons] = useState<TypedInvoice['persons']>('1');
  const [media, setMedia] = useState<SentMedia>();
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const upload = useMemo(() => evidenceUploader(api, entityId, 'invoice'), [api, entityId]);
  const typed: TypedInvoice = { isSession: isSession(file), cents, persons, media, reason };
  const reckoning = useReckoning(campaign, invoicedSituationOf(typed, file.situation), file.campaignVersion);
  const premium = premiumOf(typed, campaign, reckoning);
  const send = async (): Promise<boolean> => {
    setTried(true);
    const operation = invoiceOperation(typed);
    if (operation === undefined) return false;
    await writer.operate(operation, texts.done);
    return true;
  };
  return (
    <BehalfDialog
      title={texts.invoice}
      confirm={texts.sendInvoice}
      isTouched={cents !== null || media !== undefined}
      onClose={onClose}
      onConfirm={send}
    >
      <p>{leadText(file)}</p>
      {typed.isSession ? (
        <RadioGroup
          label={texts.participants}
          variant="cards"
          orientation="horizontal"
          options={participantOptions}
          value={persons}
          onChange={setPersons}
        />
      ) : (
        <AmountField
          label={texts.amount(file.vatRate)}
          suffix={isVatExempt(file.vatRate) ? '€' : undefined}
          value={cents}
          onChange={setCents}
          error={wasTried ? invoiceAmountFault(typed) : undefined}
          isRequired
          autoFocus
        />
      )}
      {isUnconfirmed(typed, confirmedInvoiceCents) ? (
        <>
          <p role="status">{confirmedText(confirmedInvoiceCents, file.vatRate)}</p>
          <TextArea label={texts.reason} hint={texts.reasonHint} value={reason} onChange={setReason} maxLength={2000} />
        </>
      ) : null}
      <p role="status">{premium === undefined ? waitingText(reckoning) : premiumText(premium)}</p>
      <Upload
        label={texts.file}
        hint={texts.fileHint}
        error={wasTried ? mediaFault(typed) : undefined}
        accept={documentTypes}
        maxBytes={uploadLimits.documentBytes}
        maxPictureBytes={pictureMaxBytes}
        upload={upload}
        describeStored={() => texts.ready}
        check={documentFault}
        describeError={(failure) => pictureFailureText(failure) ?? texts.failed}
        onChange={(stored) => setMedia(stored.at(-1)?.result)}
      />
    </BehalfDialog>
  );
}

/** What becomes of an invoice that is there, and of a code that was sent for it. */
function leadText(file: RepairView): string {
  if (file.invoiceCents === undefined) return texts.invoiceLead;
  const codeText = codeStandingOf(file) === 'awaited' ? ` ${texts.codeLost}` : '';
  return `${texts.invoiceLead} ${texts.replaced}${codeText}`;
}

function waitingText(reckoning: Reckoning): string {
  const refusals = refusalsOf(reckoning);
  if (refusals.length > 0) return refusals.join(' ');
  return reckoning === 'later' ? texts.premiumLater : texts.premiumWaits;
}
