import type { RemoteProps } from '@alveole/contracts';
import { TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { envelopesPath } from './envelopes-path.ts';
import { texts } from './read-envelopes.text.ts';
import { hasEnvelopes } from './use-envelopes.ts';

/** The way to the envelopes, from where one pays and where one publishes; nothing where no funder has one. */
export function EnvelopesLink({ config }: Pick<RemoteProps, 'config'>): ReactNode {
  if (!hasEnvelopes(config.campaign)) return null;
  return (
    <p className="no-print">
      <TextLink href={envelopesPath}>{texts.toEnvelopes}</TextLink>
    </p>
  );
}
