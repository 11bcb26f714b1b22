import { amountOfGross, grossOf, isVatExempt, vatPercentOf, vatText } from '@alveole/domain';
import type { Campaign, VatRate } from '@alveole/domain';
import { AmountField, Checkbox, formatEuros } from '@alveole/ui';
import { amountFault } from '@alveole/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './record-invoice.text.ts';

export interface RepairAmountProps {
  /** Cents excluding tax; NaN while what is typed is no amount. */
  readonly cents: number | null;
  readonly onChange: (cents: number | null) => void;
  /** Why the amount is refused. */
  readonly fault: string | undefined;
  readonly campaign: Campaign;
  /** What the shop charges; the campaign’s rate where it has not said. */
  readonly vatRate: VatRate | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** The amount of a repair’s invoice: excluding tax, or, where the shop charges some, with tax and taken back from it. */
export function RepairAmount({ cents, onChange, fault, campaign, vatRate, autoFocus }: RepairAmountProps): ReactNode {
  const [isGross, setGross] = useState(false);
  const [grossCents, setGrossCents] = useState<number | null>(null);
  const hasTax = vatPercentOf(vatRate, campaign) > 0;
  const change = (typed: number | null): void => {
    setGrossCents(typed);
    onChange(isAmount(typed) ? amountOfGross(typed, vatRate, campaign) : typed);
  };
  const turn = (isWanted: boolean): void => {
    setGross(isWanted);
    setGrossCents(isAmount(cents) ? grossOf(cents, vatRate, campaign) : null);
  };
  return (
    <>
      <AmountField
        key={isGross ? 'gross' : 'net'}
        label={isGross ? texts.grossAmount : texts.amount(isVatExempt(vatRate))}
        suffix={isGross ? texts.grossSuffix : isVatExempt(vatRate) ? '€' : undefined}
        value={isGross ? grossCents : cents}
        onChange={isGross ? change : onChange}
        hint={isGross && isAmount(cents) ? texts.soNet(formatEuros(cents), vatText(vatRate, campaign)) : undefined}
        error={fault}
        isRequired
        autoFocus={autoFocus}
      />
      {hasTax ? <Checkbox label={texts.typeGross} value={isGross} onChange={turn} /> : null}
    </>
  );
}

const isAmount = (cents: number | null): cents is number => cents !== null && amountFault(cents) === undefined;
