import type { RemoteProps } from '@alveole/contracts';
import type { IncidentView } from '@alveole/contracts/repair';
import { Button, LinkButton, Notice, Row } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { daysText, texts } from './declare-incident.text.ts';
import { incidentAnswerKey, useIncident } from './read-incident.ts';

type IncidentNoticeProps = Pick<RemoteProps, 'api' | 'session'>;

/**
 * Tells an establishment that is listed for the incident what it may declare, and where; nothing to others, nor once a
 * file was declared. Each file can be declared on its page all the same.
 */
export function IncidentNotice({ api, session }: IncidentNoticeProps): ReactNode {
  const { incident } = useIncident(api);
  if (!incident || incident.isAnswered) return null;
  return <Unanswered incident={incident} storageKey={incidentAnswerKey(incident, session.entityId)} />;
}

/** @param props.storageKey under which this device keeps the answer that no file is concerned */
function Unanswered({ incident, storageKey }: { incident: IncidentView; storageKey: string }): ReactNode {
  const [isClosed, setClosed] = useState(() => localStorage.getItem(storageKey) !== null);
  if (isClosed) return null;
  const close = (): void => {
    localStorage.setItem(storageKey, 'none');
    setClosed(true);
  };
  return (
    <Notice
      tone="info"
      title={texts.title(daysText(incident))}
      action={
        <Row>
          <LinkButton href={paths.repairs}>{texts.toFiles}</LinkButton>
          <Button onPress={close}>{texts.none}</Button>
        </Row>
      }
    >
      {`${texts.lead} ${texts.how}`}
    </Notice>
  );
}
