import { Button, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './save-establishment.text.ts';

/** Says that an earlier visit of this tab left something typed, and how to be rid of it. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }): ReactNode {
  return (
    <Notice
      title={texts.restored.title}
      action={
        <Button size="s" onPress={onDiscard}>
          {texts.restored.discard}
        </Button>
      }
    >
      {texts.restored.lead}
    </Notice>
  );
}
