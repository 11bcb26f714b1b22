import { premiumStepsOf } from '@alveole/contracts/repair';
import type { RepairView } from '@alveole/contracts/repair';
import { isVatExempt, vatExemption, customerSum } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { WhyPremium } from '@alveole/shared-screens/reckon-premium';
import { Card, DefinitionList } from '@alveole/ui';
import type { ReactNode } from 'react';
import { PremiumCorrection } from './premium-correction.tsx';

export interface CustomerSumCardProps {
  readonly file: Pick<RepairView, 'invoiceCents' | 'premiumCents' | 'adjustmentCents' | 'vatRate' | 'history'>;
  readonly campaign: Campaign;
}

/** What the customer pays of this file, as a sum; nothing while there is no invoice. */
export function CustomerSumCard({ file, campaign }: CustomerSumCardProps): ReactNode {
  const lines = customerSum(file, campaign);
  if (lines.length === 0) return null;
  return (
    <Card title="Ce que paie le client">
      <DefinitionList layout="rows" items={lines.map(({ label, value, isKey }) => ({ label, value, isKey }))} />
      <WhyPremium premiumCents={file.premiumCents} steps={premiumStepsOf(file)} />
      <PremiumCorrection file={file} />
      {isVatExempt(file.vatRate) ? <p>{`${vatExemption}.`}</p> : null}
    </Card>
  );
}
