import { frenchMessage } from '@alveole/api-client';
import { repairViewOf } from '@alveole/contracts/repair';
import type { RepairView } from '@alveole/contracts/repair';
import { useQuery } from '@alveole/query';
import { Button, Card, ConfirmDialog, formatDayTime, LinkButton, Notice, Row, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { failureOf } from '../send-later/outbox.ts';
import type { Outbox } from '../send-later/outbox.ts';
import { subjectOf } from '../send-later/step.ts';
import type { Step } from '../send-later/step.ts';
import { nameText } from '../show-file/file.text.ts';
import { stepText, texts } from './queue.text.ts';
import classes from './queue.module.css';

export interface WaitingFileProps {
  readonly fileId: string;
  readonly steps: readonly Step[];
  readonly outbox: Outbox;
}

/** The steps of one file, in the order in which they go; a refused one says why and holds the others up. */
export function WaitingFile({ fileId, steps, outbox }: WaitingFileProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { title, vatRate } = useFileOnDevice(fileId, outbox);
  const refused = steps.find(({ state }) => state === 'refused');
  return (
    <li className={classes.file}>
      <Card title={title} tone={refused ? 'attention' : 'plain'}>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.id} className={classes.step}>
              <span>{stepText(subjectOf(step), vatRate)}</span>
              <span className={classes.when}>{formatDayTime(step.at)}</span>
              <StatusBadge tone={step.state === 'refused' ? 'red' : 'orange'}>
                {step.state === 'refused' ? texts.refused : texts.waits}
              </StatusBadge>
            </li>
          ))}
        </ol>
        {refused ? <Notice tone="danger">{frenchMessage(failureOf(refused))}</Notice> : null}
        <Row>
          <LinkButton href={paths.evidence(fileId)} aria-label={`${texts.open}\u00a0: ${title}`}>
            {texts.open}
          </LinkButton>
          {refused ? (
            <Button aria-label={`${texts.retry}\u00a0: ${title}`} onPress={() => void outbox.retry(fileId)}>
              {texts.retry}
            </Button>
          ) : null}
          <Button variant="quiet" aria-label={`${texts.abandon}\u00a0: ${title}`} onPress={() => setAsking(true)}>
            {texts.abandon}
          </Button>
        </Row>
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.abandonTitle}
        consequence={texts.abandonConsequence}
        confirmLabel={texts.abandon}
        tone="danger"
        onConfirm={() => outbox.abandon(fileId)}
        describeError={(failure) => frenchMessage(failure)}
      />
    </li>
  );
}

interface FileOnDevice extends Pick<RepairView, 'vatRate'> {
  readonly title: string;
}

/** The person whose file it is and the VAT of its invoice, as far as this device knows. */
function useFileOnDevice(fileId: string, { device }: Outbox): FileOnDevice {
  const { data } = useQuery({
    queryKey: ['outbox', 'file', fileId],
    queryFn: async () => {
      const file = (await device.get('files', fileId))?.file;
      return file ? repairViewOf(file) : null;
    },
  });
  return { title: (data && nameText(data.person)) || 'Dossier', vatRate: data?.vatRate };
}
