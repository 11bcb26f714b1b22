import { FilePreview } from '@alveole/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** The chosen file as it will be read, from this device: no look at the network. Give it a `key` of its file. */
export function InvoicePreview({ file }: { readonly file: File }): ReactNode {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <FilePreview
      url={url}
      kind={file.type === 'application/pdf' ? 'pdf' : 'image'}
      title="Aperçu de la facture"
      caption={file.name}
    />
  );
}
