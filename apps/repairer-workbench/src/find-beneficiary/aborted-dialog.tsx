import { Button, Dialog, LinkButton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { texts } from './identify.text.ts';

export interface AbortedDialogProps {
  /** Why no file can be opened; undefined while one can. */
  readonly message: string | undefined;
  /** What was looked for, to find the file that stands in the way. */
  readonly searched: string;
  readonly onStartAgain: () => void;
  /** For somebody else of the same number. */
  readonly onSomebodyElse: () => void;
}

/** The aid was had before: the visit ends here. */
export function AbortedDialog({ message, searched, onStartAgain, onSomebodyElse }: AbortedDialogProps): ReactNode {
  const acts = (
    <>
      <LinkButton href={`${paths.repairs}?${new URLSearchParams({ q: searched })}`}>{texts.lookInFiles}</LinkButton>
      <Button onPress={onSomebodyElse}>{texts.somebodyElse}</Button>
      <Button variant="primary" onPress={onStartAgain}>
        {texts.startAgain}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={message !== undefined} onClose={onStartAgain} title={texts.abortedTitle} footer={acts}>
      <p>{message}</p>
    </Dialog>
  );
}
