import { frenchMessage } from '@alveole/api-client';
import { operationBody } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { useNavigate } from '@alveole/router';
import { Button, ConfirmDialog } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { listPathOf } from '../paths.ts';
import { giveUpTexts as texts } from './give-up.text.ts';
import { useFileOperation } from './use-file-operation.ts';

export interface GiveUpProps {
  readonly api: ApiCaller;
  readonly file: RepairView;
  readonly isWide?: boolean;
  /** Called before the page gives way to the list. */
  readonly onGivenUp?: () => void;
}

/** The button that gives a file up, with its question; then the list is shown. */
export function GiveUp({ api, file, isWide = false, onGivenUp }: GiveUpProps): ReactNode {
  const navigate = useNavigate();
  const operation = useFileOperation(api, file);
  const [isAsking, setAsking] = useState(false);
  const giveUp = async (): Promise<void> => {
    await operation.mutateAsync(operationBody.giveUp());
    onGivenUp?.();
    void navigate(listPathOf(file));
  };
  return (
    <>
      <Button variant="danger" isWide={isWide} onPress={() => setAsking(true)}>
        {texts.act}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.title}
        consequence={texts.consequence}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        tone="danger"
        onConfirm={giveUp}
        describeError={(failure) => frenchMessage(failure)}
      />
    </>
  );
}
