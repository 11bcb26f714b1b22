import type { RepairView } from '@alveole/contracts/repair';
import { isSession } from '@alveole/domain';
import { Card, DefinitionList, formatEuros } from '@alveole/ui';
import type { ReactNode } from 'react';
import { PersonStrip } from './person-strip.tsx';
import { factTexts, texts } from './review-repair.text.ts';

/** What is asked for and by whom, on paper: there neither the panel of the decision nor the tab of the shop stands. */
export function PrintedFacts({ file }: { readonly file: RepairView }): ReactNode {
  const { invoiceCents, shop } = file;
  const town = [shop.postcode, shop.city].filter(Boolean).join(' ');
  const facts = [
    ...(isSession(file) || invoiceCents === undefined
      ? []
      : [{ label: factTexts.invoiced(file.vatRate), value: formatEuros(invoiceCents) }]),
    { label: texts.shopTab, value: shop.commercialName ?? shop.companyName },
    { label: 'SIRET', value: shop.identifier },
    { label: 'Adresse', value: [shop.address, town].filter(Boolean).join(', ') },
  ].filter(({ value }) => value !== undefined && value !== '');
  return (
    <Card>
      <PersonStrip file={file} />
      <DefinitionList layout="columns" items={facts} />
    </Card>
  );
}
