import { campaignRoutes, openEnvelopeViewOf } from '@alveole/contracts/campaign';
import type { RemoteProps } from '@alveole/contracts';
import type { OpenEnvelopeView } from '@alveole/contracts/campaign';
import { funderNameOf } from '@alveole/domain';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { FiguresTable } from '../read-statistics/figures-table.tsx';
import { afterwardsText, eurosText, texts } from './open-accounts.text.ts';

/** What each funder gives to the campaign in all, what is left of it, and what happens then; nothing where none has an envelope. */
export function OpenEnvelopes({ api, config }: Pick<RemoteProps, 'api' | 'config'>): ReactNode {
  const { campaign } = config;
  const hasAny = campaign.funders?.some(({ envelope }) => envelope !== undefined) === true;
  const envelopes = useOpenEnvelopes(api, hasAny);
  if (envelopes === undefined || envelopes.length === 0) return null;
  return (
    <FiguresTable
      id="envelopes"
      title={texts.envelopes}
      note={texts.envelopesNote}
      heads={[texts.funderHead, texts.envelope, texts.leftToGive, texts.afterwards]}
      rows={envelopes.map((envelope) => ({
        name: envelope.funderName,
        values: [
          eurosText(envelope.amountCents),
          eurosText(envelope.leftCents),
          afterwardsText(envelope, funderNameOf(campaign, envelope.redirectTo)),
        ],
      }))}
    />
  );
}

/** Without the query cache, as the accounts beside; undefined until they are there, and where they fail to come. */
function useOpenEnvelopes(api: RemoteProps['api'], isEnabled: boolean): readonly OpenEnvelopeView[] | undefined {
  const [envelopes, setEnvelopes] = useState<readonly OpenEnvelopeView[]>();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    if (isEnabled)
      void api.call(campaignRoutes.readOpenEnvelopes, {}, { signal }).then(
        (answer) => signal.aborted || setEnvelopes(answer.map(openEnvelopeViewOf)),
        () => undefined,
      );
    return () => control.abort();
  }, [api, isEnabled]);
  return envelopes;
}
