import type { ApiCaller, RepairFile } from '@alveole/contracts';
import type { ReactNode } from 'react';
import { DocumentCard } from '../keep-media/document-card.tsx';
import { invoicesOf, photosOf, shownInvoice } from './evidence.ts';
import { momentOf } from './file-words.ts';
import { invoiceTitle } from './invoice-title.ts';

export interface DepositedEvidenceProps {
  readonly api: ApiCaller;
  readonly file: Pick<RepairFile, 'history'>;
}

/** The invoices and photos of a file, each as a card, the one that counts first; an invoice with its stamp. */
export function DepositedEvidence({ api, file }: DepositedEvidenceProps): ReactNode {
  return (
    <>
      {invoicesOf(file).map((invoice, place) => (
        <DocumentCard
          key={invoice.operation_id}
          api={api}
          name={shownInvoice(invoice)}
          title={invoiceTitle(invoice)}
          detail={`Déposée le ${momentOf(invoice)}${fateAt(place)}`}
        />
      ))}
      {photosOf(file).map((photo, place) => (
        <DocumentCard
          key={photo.operation_id}
          api={api}
          name={photo.operation_data.media_url}
          title="Photo du vélo"
          detail={`Ajoutée le ${momentOf(photo)}${fateAt(place)}`}
        />
      ))}
    </>
  );
}

/** Only the last of each kind counts. */
const fateAt = (place: number): string => (place === 0 ? '' : ' · remplacée');
