import { documentTypes, photoTypes } from '@alveole/shared-screens/chosen-files';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { isComplementAsked, isSession } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { TextArea } from '@alveole/ui';
import type { ReactNode } from 'react';
import { invoiceFault, photoFault } from '../exchange-media/check-media.ts';
import { MediaUpload } from '../exchange-media/media-upload.tsx';
import type { MendFile } from '../exchange-media/use-mend-file.ts';
import type { MediaUploads } from '../exchange-media/use-media-uploads.ts';
import { InvoiceAmount } from '../record-invoice/invoice-amount.tsx';
import { texts } from './answer-complement.text.ts';
import type { AnswerDraft } from '../keep-draft/answer-draft.ts';

export interface AnswerFieldsProps {
  readonly api: ApiCaller;
  readonly campaign: Campaign;
  readonly file: RepairView;
  readonly draft: AnswerDraft;
  readonly change: (changes: Partial<AnswerDraft>) => void;
  readonly uploads: MediaUploads;
  readonly photoMending: MendFile;
  readonly invoiceMending: MendFile;
  readonly amountFault: string | undefined;
}

const maxCharacters = 4000;

/** Photos of the bike, the invoice with its amount, and a message while the desk still takes one. */
export function AnswerFields(props: AnswerFieldsProps): ReactNode {
  const { api, campaign, file, draft, change, uploads, photoMending, invoiceMending, amountFault } = props;
  const { invoice, photos } = draft;
  return (
    <>
      {isSession(file) ? null : (
        <MediaUpload
          api={api}
          label={texts.photos}
          hint={texts.photosHint}
          accept={photoTypes}
          isMultiple
          check={photoFault}
          upload={uploads.photo}
          chosen={photos}
          {...photoMending.upload}
          onChange={(chosen) => {
            photoMending.forget();
            change({ photos: chosen });
          }}
        />
      )}
      <MediaUpload
        api={api}
        label={texts.invoice}
        hint={texts.invoiceHint}
        accept={documentTypes}
        check={invoiceFault}
        upload={uploads.document}
        chosen={invoice.document ? [invoice.document] : []}
        {...invoiceMending.upload}
        onChange={([document = null]) => {
          invoiceMending.forget();
          change({ invoice: { ...invoice, document } });
        }}
      />
      {invoice.document ? (
        <InvoiceAmount
          isSession={isSession(file)}
          draft={invoice}
          change={(changes) => change({ invoice: { ...invoice, ...changes } })}
          fault={amountFault}
          campaign={campaign}
          vatRate={file.vatRate}
        />
      ) : null}
      {isComplementAsked(file.status) ? (
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          rows={4}
          maxLength={maxCharacters}
          value={draft.text}
          onChange={(text) => change({ text })}
        />
      ) : null}
    </>
  );
}
