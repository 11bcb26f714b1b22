import type { RemoteProps } from '@alveole/contracts';
import { Notice, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { envelopesPath } from './envelopes-path.ts';
import { texts, warningText } from './read-envelopes.text.ts';
import { hasEnvelopes, useEnvelopes } from './use-envelopes.ts';

/** A line for each envelope of which 80 per cent are used; nothing while there is none. */
export function EnvelopeWarnings({ api, session, config }: Pick<RemoteProps, 'api' | 'session' | 'config'>): ReactNode {
  const { data = [] } = useEnvelopes(api, session.role === 'ADM' && hasEnvelopes(config.campaign));
  return data
    .filter(({ alert }) => alert !== undefined)
    .map((envelope) => (
      <Notice
        key={envelope.funderId}
        tone={envelope.alert === 95 ? 'danger' : 'warning'}
        action={<TextLink href={envelopesPath}>{texts.toEnvelopes}</TextLink>}
      >
        {warningText(envelope)}
      </Notice>
    ));
}
