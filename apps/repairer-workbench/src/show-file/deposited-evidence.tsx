import { invoicesOf, photosOf, shownMedia } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import type { ReactNode } from 'react';
import { AnswerDocuments } from './answer-documents.tsx';
import { DocumentCard } from './document-card.tsx';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { evidenceText } from './evidence.text.ts';
import { invoiceText } from './invoice.text.ts';

/** What may be done with the invoice and the photo that count. */
export interface EvidenceActs {
  readonly invoice?: ReactNode;
  readonly photo?: ReactNode;
}

export interface DepositedEvidenceProps {
  readonly api: ApiCaller;
  readonly file: Pick<RepairView, 'history' | 'vatRate' | 'answers'>;
  readonly onDevice: OnDevice;
  readonly acts?: EvidenceActs;
  /** Without those that were replaced: they are read on the page of the file. */
  readonly isLatestOnly?: boolean;
}

/** The invoices and photos of a file, on this device too, each as a card, the one that counts first; an invoice with its stamp, and the documents that were joined to it. */
export function DepositedEvidence({
  api,
  file,
  onDevice,
  acts = {},
  isLatestOnly = false,
}: DepositedEvidenceProps): ReactNode {
  const shownOf = <Evidence,>(all: readonly Evidence[]): readonly Evidence[] => (isLatestOnly ? all.slice(0, 1) : all);
  return (
    <>
      {shownOf(invoicesOf(file)).map((invoice, index) => (
        <DocumentCard
          key={invoice.operationId}
          api={api}
          name={shownMedia(invoice)}
          title={invoiceText(invoice, file.vatRate)}
          detail={evidenceText('Déposée', invoice, onDevice) + fateText(index)}
          act={index === 0 ? acts.invoice : undefined}
        />
      ))}
      {shownOf(photosOf(file)).map((photo, index) => (
        <DocumentCard
          key={photo.operationId}
          api={api}
          name={photo.mediaName}
          title="Photo du vélo"
          detail={evidenceText('Ajoutée', photo, onDevice) + fateText(index)}
          act={index === 0 ? acts.photo : undefined}
        />
      ))}
      <AnswerDocuments api={api} file={file} />
    </>
  );
}

/** Only the last of each kind counts. */
const fateText = (index: number): string => (index === 0 ? '' : ' · remplacée');
