import type { CounterHomeView } from '@alveole/contracts';
import { Card, DefinitionList, formatDate, formatEuros, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { texts } from './home.text.ts';
import classes from './home.module.css';

export interface MoneyCardProps extends Pick<CounterHomeView, 'validated' | 'inTransfer'> {
  /** ISO instant. */
  readonly promisedAt: string | undefined;
}

/** What the programme owes the establishment, with which transfer it comes and by when. */
export function MoneyCard({ validated, inTransfer, promisedAt }: MoneyCardProps): ReactNode {
  const sums = [
    { label: texts.inTransfer, ...inTransfer },
    { label: texts.validated, ...validated },
  ].filter(({ count }) => count > 0);
  return (
    <Card title={texts.money}>
      {sums.length === 0 ? (
        <p className={classes.nothing}>{texts.noMoney}</p>
      ) : (
        <DefinitionList
          items={[
            ...sums.map(({ label, count, cents }) => ({
              label: `${label} · ${texts.files(count)}`,
              value: formatEuros(cents),
              isKey: true,
            })),
            ...(promisedAt === undefined ? [] : [{ label: texts.promised, value: formatDate(promisedAt) }]),
          ]}
        />
      )}
      <p className={classes.more}>
        <TextLink href={paths.payments}>{texts.payments}</TextLink>
      </p>
    </Card>
  );
}
