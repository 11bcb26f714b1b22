import type { RemoteProps } from '@alveole/contracts';
import { lastDayOfGrace } from '@alveole/domain';
import { Card, formatDate, formatEuros } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './home.text.ts';
import classes from './home.module.css';
import { useSmsOff } from './use-home.ts';

/** What holds in the programme today. */
export function ProgrammeCard({ api, config: { campaign } }: Pick<RemoteProps, 'api' | 'config'>): ReactNode {
  const { data: isSmsOff } = useSmsOff(api);
  const lastDay = lastDayOfGrace(campaign);
  return (
    <Card title={texts.programme}>
      <ul className={classes.facts}>
        <li>{texts.upTo(formatEuros(campaign.repairCapCents))}</li>
        {campaign.supplements?.map(({ id, name, repairCapCents }) => (
          <li key={id}>{texts.upToMore(formatEuros(repairCapCents), name)}</li>
        ))}
        {campaign.endsOn === null ? null : <li>{texts.until(formatDate(campaign.endsOn))}</li>}
        {lastDay === undefined ? null : <li>{texts.closeBy(formatDate(lastDay))}</li>}
        {isSmsOff === undefined ? null : <li>{isSmsOff ? texts.smsOff : texts.smsOn}</li>}
      </ul>
    </Card>
  );
}
