import { Button, Dialog } from '@alveole/ui';
import { DocumentViewer } from '@alveole/ui/viewer';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './record-invoice.text.ts';

/** The chosen file as it will be read, large and from this device, for whoever asks. Give it a `key` of its file. */
export function InvoicePreview({ file }: { readonly file: File }): ReactNode {
  const [url] = useState(() => URL.createObjectURL(file));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <div>
      <Button icon="eye" onPress={() => setOpen(true)}>
        {texts.preview}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.previewTitle} size="wide">
        <DocumentViewer
          url={url}
          kind={file.type === 'application/pdf' ? 'pdf' : 'image'}
          title={texts.previewTitle}
          caption={file.name}
        />
      </Dialog>
    </div>
  );
}
