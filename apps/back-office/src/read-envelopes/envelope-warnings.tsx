import type { RemoteProps } from '@alveole/contracts';
import { Notice, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { envelopesPath } from './envelopes-path.ts';
import { texts, warningText } from './read-envelopes.text.ts';
import { hasEnvelopes, useEnvelopes } from './use-envelopes.ts';

/** A line for each envelope of which 80 per cent are used, and one link to all; nothing while there is none. */
export function EnvelopeWarnings({ api, session, config }: Pick<RemoteProps, 'api' | 'session' | 'config'>): ReactNode {
  const { data = [] } = useEnvelopes(api, session.role === 'ADM' && hasEnvelopes(config.campaign));
  const alerted = data.filter(({ alert }) => alert !== undefined);
  if (alerted.length === 0) return null;
  return (
    <Notice
      tone={alerted.some(({ alert }) => alert === 95) ? 'danger' : 'warning'}
      action={<TextLink href={envelopesPath}>{texts.toEnvelopes}</TextLink>}
    >
      {alerted.map((envelope) => (
        <p key={envelope.funderId}>{warningText(envelope)}</p>
      ))}
    </Notice>
  );
}
