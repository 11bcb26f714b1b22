import type { RemoteProps } from '@alveole/contracts';
import { LinkButton, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { daysText, texts } from './declare-incident.text.ts';
import { useIncident } from './read-incident.ts';

/** Tells an establishment that is listed for the incident what it may declare, and where; nothing to others. */
export function IncidentNotice({ api }: Pick<RemoteProps, 'api'>): ReactNode {
  const { incident } = useIncident(api);
  if (!incident) return null;
  return (
    <Notice
      tone="info"
      title={texts.title(daysText(incident))}
      action={<LinkButton href={paths.repairs}>{texts.toFiles}</LinkButton>}
    >
      {`${texts.lead} ${texts.how}`}
    </Notice>
  );
}
