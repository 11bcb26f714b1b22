import { premiumStepsOf } from '@alveole/contracts/repair';
import type { RepairView } from '@alveole/contracts/repair';
import { isVatExempt, vatExemption, customerSum } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { WhyPremium } from '@alveole/shared-screens/reckon-premium';
import { Card, DefinitionList } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './client-pays.module.css';
import { PremiumCorrection } from './premium-correction.tsx';

export interface CustomerSumCardProps {
  readonly file: Pick<RepairView, 'invoiceCents' | 'premiumCents' | 'adjustmentCents' | 'vatRate' | 'history'>;
  readonly campaign: Campaign;
  /** Its lines open to whoever asks, where the page states already what the customer pays. */
  readonly isFolded?: boolean;
}

/** What the customer pays of this file, as a sum; nothing while there is no invoice. */
export function CustomerSumCard({ file, campaign, isFolded = false }: CustomerSumCardProps): ReactNode {
  const lines = customerSum(file, campaign);
  if (lines.length === 0) return null;
  const sum = (
    <DefinitionList layout="rows" items={lines.map(({ label, value, isKey }) => ({ label, value, isKey }))} />
  );
  return (
    <Card title="Ce que paie le client">
      {isFolded ? (
        <details>
          <summary className={classes.detail}>Détail de la somme</summary>
          {sum}
        </details>
      ) : (
        sum
      )}
      <WhyPremium premiumCents={file.premiumCents} steps={premiumStepsOf(file)} />
      <PremiumCorrection file={file} />
      {isVatExempt(file.vatRate) ? <p>{`${vatExemption}.`}</p> : null}
    </Card>
  );
}
