import type { RemoteProps } from '@alveole/contracts';
import { TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { fundCallsPath } from '../read-fund-call/fund-call-paths.ts';
import { texts } from './issue-fund-call.text.ts';

/** The way to the calls for funds, from where one pays; nothing where the programme pays alone. */
export function FundCallsLink({ config }: Pick<RemoteProps, 'config'>): ReactNode {
  if ((config.campaign.funders ?? []).length === 0) return null;
  return (
    <p className="no-print">
      <TextLink href={fundCallsPath}>{texts.toCalls}</TextLink>
    </p>
  );
}
