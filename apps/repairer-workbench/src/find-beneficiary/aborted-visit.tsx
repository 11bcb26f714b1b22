import { Button, Dialog, Notice, Row } from '@alveole/ui';
import { useNavigate } from '@alveole/router';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { texts } from './identify.text.ts';

export interface AbortedVisitProps {
  /** Why no file can be opened. */
  readonly message: string;
  /** The page was loaded with its draft, and nobody pressed anything: no dialog comes up by itself. */
  readonly isRestored: boolean;
  /** What was looked for, to find the file that stands in the way. */
  readonly searched: string;
  readonly isSession: boolean;
  readonly onStartAgain: () => void;
  /** The file that stands in the way is looked for instead: the visit is over. */
  readonly onLeave: () => void;
  /** For somebody else of the same number. */
  readonly onSomebodyElse: () => void;
}

/** The aid was had before: the visit ends here. */
export function AbortedVisit({ message, isRestored, searched, isSession, ...answers }: AbortedVisitProps): ReactNode {
  const { onStartAgain, onLeave, onSomebodyElse } = answers;
  const navigate = useNavigate();
  const leave = (): void => {
    onLeave();
    void navigate(`${isSession ? paths.sessions : paths.repairs}?${new URLSearchParams({ q: searched })}`);
  };
  const acts = (
    <>
      <Button onPress={leave}>{texts.lookInFiles}</Button>
      <Button onPress={onSomebodyElse}>{texts.somebodyElse}</Button>
      <Button variant="primary" onPress={onStartAgain}>
        {texts.startAgain}
      </Button>
    </>
  );
  if (isRestored)
    return (
      <Notice tone="warning" title={texts.abortedTitle}>
        <p>{message}</p>
        <Row>{acts}</Row>
      </Notice>
    );
  return (
    <Dialog isOpen onClose={onStartAgain} title={texts.abortedTitle} footer={acts}>
      <p>{message}</p>
    </Dialog>
  );
}
