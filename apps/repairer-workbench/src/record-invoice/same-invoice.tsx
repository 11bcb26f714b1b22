import { invoicesOf } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import { mediaRoutes } from '@alveole/contracts/media';
import type { HistoryEntryView, RepairView } from '@alveole/contracts/repair';
import { useMutation } from '@alveole/query';
import { Button, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { sendMedia } from '../exchange-media/send-media.ts';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import { nameText } from '../show-file/file.text.ts';
import { invoiceText } from '../show-file/invoice.text.ts';
import { texts } from './record-invoice.text.ts';

export interface SameInvoiceProps {
  readonly api: ApiCaller;
  /** The file of the first learner of the session. */
  readonly first: RepairView;
  readonly onTaken: (taken: Pick<InvoiceDraft, 'document' | 'participants'>) => void;
}

/** The invoice of a session of several, taken over from the first learner; each learner’s file keeps a copy of its own. */
export function SameInvoice({ api, first, onTaken }: SameInvoiceProps): ReactNode {
  const [invoice] = invoicesOf(first);
  const taking = useMutation({
    mutationFn: (entry: HistoryEntryView) => takeOver(api, entry, texts.invoiceOf(nameText(first.person))),
    onSuccess: onTaken,
  });
  if (!invoice?.mediaName || taking.isSuccess) return null;
  return (
    <Notice
      tone={taking.isError ? 'warning' : 'info'}
      title={texts.sameInvoice(nameText(first.person))}
      action={
        <Button variant="primary" onPress={() => taking.mutate(invoice)} isPending={taking.isPending}>
          {texts.takeInvoice}
        </Button>
      }
    >
      {taking.isError ? texts.notTaken : invoiceText(invoice, first.vatRate)}
    </Notice>
  );
}

/** The file as it was chosen for the first learner, sent once more below a name of its own, and the number of persons. */
async function takeOver(
  api: ApiCaller,
  { mediaName = '', participants }: HistoryEntryView,
  title: string,
): Promise<Pick<InvoiceDraft, 'document' | 'participants'>> {
  const { url } = await api.call(mediaRoutes.readMedia, { params: { name: mediaName } });
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('the invoice of the first learner cannot be read');
  const bytes = await answer.blob();
  const file = new File([bytes], `${title}${mediaName.slice(mediaName.lastIndexOf('.'))}`, { type: bytes.type });
  const unwatched = { onStored: ignore, onPrepared: ignore, onRemark: ignore, onProgress: ignore };
  const media = await sendMedia(api, file, { use: 'document', signal: new AbortController().signal, ...unwatched });
  return {
    participants: `${participants ?? 1}` as InvoiceDraft['participants'],
    document: { name: file.name, size: file.size, media },
  };
}

const ignore = (): void => undefined;
