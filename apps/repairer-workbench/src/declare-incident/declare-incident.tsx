import { frenchMessage } from '@alveole/api-client';
import { operationBody } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { offeredActions } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import { Card, Checkbox, ConfirmDialog, Notice } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { repairerOf } from '../operate-repair/repairer.ts';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';
import { daysText, texts } from './declare-incident.text.ts';
import { incidentKey, useIncident } from './read-incident.ts';

/** The box of a listed establishment: ticked, it asks for a certification on one's honour, which marks the file. */
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
  const days = daysText(incident);
  const isDeclared = file.operations.includes('BUG');
  const isOffered = offeredActions(file, { ...repairerOf(session), incidentListed: true }).includes('BUG');
  const certify = async (): Promise<void> => {
    await operation.mutateAsync(operationBody.declareIncident());
    void cache.invalidateQueries({ queryKey: incidentKey });
    notify({ tone: 'success', text: texts.done });
  };
  return (
    <div className={isDeclared ? undefined : 'no-print'}>
      <Card title={texts.title(days)}>
        {isDeclared ? (
          <Notice tone="success">{texts.declared}</Notice>
        ) : (
          <Checkbox
            label={texts.tick(days)}
            value={isAsking}
            isDisabled={!isOffered}
            onChange={(isTicked) => setAsking(isTicked)}
          />
        )}
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={texts.certifyTitle}
          consequence={texts.certify(days)}
          confirmLabel={texts.certifyConfirm}
          onConfirm={certify}
          describeError={(failure) => frenchMessage(failure)}
        />
      </Card>
    </div>
  );
}
