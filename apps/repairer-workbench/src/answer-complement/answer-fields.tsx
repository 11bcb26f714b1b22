import type { ApiCaller, RepairView } from '@alveole/contracts';
import { isComplementAsked, isSession } from '@alveole/domain';
import { AmountField, RadioGroup, TextArea, Upload } from '@alveole/ui';
import type { ReactNode } from 'react';
import { documentTypes, invoiceFault, mostBytes, photoFault, photoTypes } from '../keep-media/check-media.ts';
import { UnreadableHeic } from '../keep-media/heic.ts';
import { texts as mediaTexts } from '../keep-media/keep-media.text.ts';
import { useCameraAllowed } from '../keep-media/use-camera-allowed.ts';
import { participantOptions } from '../record-invoice/participant-options.ts';
import { texts } from './answer-complement.text.ts';
import type { AnswerDraft } from './answer-draft.ts';
import type { AnswerUploads } from './use-answer-uploads.ts';

export interface AnswerFieldsProps {
  readonly api: ApiCaller;
  readonly file: RepairView;
  readonly draft: AnswerDraft;
  readonly change: (changes: Partial<AnswerDraft>) => void;
  readonly uploads: AnswerUploads;
  readonly amountFault: string | undefined;
}

const mostCharacters = 4000;

/** Photos of the bike, the invoice with its amount, and a message while the desk still takes one. */
export function AnswerFields({ api, file, draft, change, uploads, amountFault }: AnswerFieldsProps): ReactNode {
  const hasCamera = useCameraAllowed(api);
  const { invoice, photos } = draft;
  const common = { maxBytes: mostBytes, hasCamera, describeError: failureText };
  return (
    <>
      {isSession(file) ? null : (
        <Upload
          {...common}
          label={texts.photos}
          hint={texts.photosHint}
          accept={photoTypes}
          isMultiple
          check={photoFault}
          upload={uploads.photo}
          initial={photos.map(({ media, ...photo }) => ({ ...photo, result: media }))}
          onChange={(stored) => change({ photos: stored.map(({ result, ...photo }) => ({ ...photo, media: result })) })}
        />
      )}
      <Upload
        {...common}
        label={texts.invoice}
        hint={texts.invoiceHint}
        accept={documentTypes}
        check={invoiceFault}
        upload={uploads.document}
        initial={invoice.document ? [{ ...invoice.document, result: invoice.document.media }] : []}
        onChange={([stored]) => change({ invoice: { ...invoice, document: stored ? documentOf(stored) : null } })}
      />
      {invoice.document && !isSession(file) ? (
        <AmountField
          label={texts.amount}
          value={invoice.cents}
          onChange={(cents) => change({ invoice: { ...invoice, cents } })}
          error={amountFault}
          isRequired
        />
      ) : null}
      {invoice.document && isSession(file) ? (
        <RadioGroup
          label={texts.participants}
          variant="cards"
          orientation="horizontal"
          options={participantOptions}
          value={invoice.participants}
          onChange={(participants) => change({ invoice: { ...invoice, participants } })}
        />
      ) : null}
      {isComplementAsked(file.status) ? (
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          rows={4}
          maxLength={mostCharacters}
          value={draft.text}
          onChange={(text) => change({ text })}
        />
      ) : null}
    </>
  );
}

interface Stored {
  readonly name: string;
  readonly size?: number;
  readonly result: AnswerDraft['photos'][number]['media'];
}

function documentOf({ name, size, result }: Stored): AnswerDraft['invoice']['document'] {
  return { name, size, media: result };
}

function failureText(failure: unknown): string {
  return failure instanceof UnreadableHeic ? mediaTexts.unreadableHeic : texts.failed;
}
