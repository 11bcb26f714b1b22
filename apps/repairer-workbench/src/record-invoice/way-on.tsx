import { frenchMessage } from '@alveole/api-client';
import { operationBody } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { useNavigate } from '@alveole/router';
import { Button, Card, ConfirmDialog, LinkButton, Row } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';
import { filePathOf, listPathOf } from '../paths.ts';
import { wayOnTexts as texts } from './record-invoice.text.ts';

export interface WayOnProps {
  readonly api: ApiCaller;
  readonly file: RepairView;
}

/** What is left to do with a file whose invoice the rules of the campaign do not take: ask the programme, or give it up. */
export function WayOn({ api, file }: WayOnProps): ReactNode {
  const navigate = useNavigate();
  const operation = useFileOperation(api, file);
  const [isAsking, setAsking] = useState(false);
  const giveUp = async (): Promise<void> => {
    await operation.mutateAsync(operationBody.giveUp());
    void navigate(listPathOf(file));
  };
  return (
    <Card title={texts.title}>
      <p>{texts.explanation}</p>
      <Row>
        <LinkButton href={filePathOf(file)} icon="message">
          {texts.ask}
        </LinkButton>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {texts.giveUp}
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.giveUpTitle}
        consequence={texts.giveUpConsequence}
        confirmLabel={texts.giveUpConfirm}
        tone="danger"
        onConfirm={giveUp}
        describeError={(failure) => frenchMessage(failure)}
      />
    </Card>
  );
}
