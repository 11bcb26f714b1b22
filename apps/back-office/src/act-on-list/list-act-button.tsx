import { Button } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './act-on-list.text.ts';
import { ListActDialog } from './list-act-dialog.tsx';
import type { ListActDialogProps } from './list-act-dialog.tsx';

/** Acts on the ticked files, or on all that the filters leave. */
export function ListActButton(props: Omit<ListActDialogProps, 'onClose'>): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const count = props.files.ticked.length;
  return (
    <>
      <Button variant={count > 0 ? 'accent' : 'secondary'} onPress={() => setOpen(true)}>
        {count > 0 ? texts.openOn(count) : texts.open}
      </Button>
      {isOpen ? <ListActDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
