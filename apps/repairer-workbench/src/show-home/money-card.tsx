import type { CounterHomeView } from '@alveole/contracts';
import { Card, DefinitionList, formatEuros, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { texts } from './home.text.ts';
import classes from './home.module.css';

/** What the programme owes the establishment, and with which transfer it comes. */
export function MoneyCard({ validated, inTransfer }: Pick<CounterHomeView, 'validated' | 'inTransfer'>): ReactNode {
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
          items={sums.map(({ label, count, cents }) => ({
            label: `${label} · ${texts.files(count)}`,
            value: formatEuros(cents),
            isKey: true,
          }))}
        />
      )}
      <p className={classes.more}>
        <TextLink href={paths.payments}>{texts.payments}</TextLink>
      </p>
    </Card>
  );
}
