import { frenchMessage } from '@alveole/api-client';
import { operationBody } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { isGivenUp, isNotEligible, isRefunded, isRefundPending, offeredActions } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import { Card, Checkbox, ConfirmDialog, Notice } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { repairerOf } from '../operate-repair/repairer.ts';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';
import classes from './declare-incident.module.css';
import { daysText, texts } from './declare-incident.text.ts';
import { incidentAnswerKey, incidentKey, useIncident } from './read-incident.ts';

/** Whether the programme has still to judge the file: a declaration changes nothing of what is decided. */
const isUndecided = ({ status }: RepairView): boolean =>
  ![isRefundPending, isRefunded, isNotEligible, isGivenUp].some((is) => is(status));

/**
 * The box of a listed establishment, folded until it is asked for: ticked, it asks for a certification on one's honour,
 * which marks the file. Nothing of an undeclared file once it is decided, or once the establishment has answered that none is concerned.
 */
export function DeclareIncident({
  api,
  session,
  notify,
  file,
}: RemoteProps & { readonly file: RepairView }): ReactNode {
  const { incident } = useIncident(api);
  const operation = useFileOperation(api, file);
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  if (!incident) return null;
  const isDenied = localStorage.getItem(incidentAnswerKey(incident, session.entityId)) !== null;
  const days = daysText(incident);
  const isDeclared = file.operations.includes('BUG');
  if (!isDeclared && (isDenied || !isUndecided(file))) return null;
  const isOffered = offeredActions(file, { ...repairerOf(session), incidentListed: true }).includes('BUG');
  const certify = async (): Promise<void> => {
    await operation.mutateAsync(operationBody.declareIncident());
    void cache.invalidateQueries({ queryKey: incidentKey });
    notify({ tone: 'success', text: texts.done });
  };
  if (isDeclared)
    return (
      <Card title={texts.title(days)}>
        <Notice tone="success">{texts.declared}</Notice>
      </Card>
    );
  return (
    <details className="no-print">
      <summary className={classes.question}>{texts.title(days)}</summary>
      <Checkbox
        label={texts.tick(days)}
        value={isAsking}
        isDisabled={!isOffered}
        onChange={(isTicked) => setAsking(isTicked)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.certifyTitle}
        consequence={texts.certify(days)}
        confirmLabel={texts.certifyConfirm}
        onConfirm={certify}
        describeError={(failure) => frenchMessage(failure)}
      />
    </details>
  );
}
