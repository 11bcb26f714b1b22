import { isSession } from '@alveole/domain';
import { Card, DefinitionList } from '@alveole/ui';
import type { ReactNode } from 'react';
import { hintNames } from '../read-hints/read-hints.text.ts';
import { amountFacts, answerFacts, premiumFact } from './evidence-facts.tsx';
import type { EvidenceFactsProps } from './evidence-facts.tsx';
import { PersonStrip } from './person-strip.tsx';
import { factTexts, texts } from './review-repair.text.ts';

/**
 * What is asked for, by whom, and what deserves a closer look, on paper: there neither the panel of the decision nor the tab
 * of the shop stands. A hint names no other file, since paper may leave the house.
 */
export function PrintedFacts({ file, hints = [], campaign }: EvidenceFactsProps): ReactNode {
  const { shop } = file;
  const town = [shop.postcode, shop.city].filter(Boolean).join(' ');
  const facts = [
    premiumFact(file),
    ...amountFacts({ file, hints, campaign }),
    ...answerFacts(file),
    { label: texts.shopTab, value: shop.commercialName ?? shop.companyName },
    { label: 'SIRET', value: shop.identifier },
    { label: 'Adresse', value: [shop.address, town].filter(Boolean).join(', ') },
  ].filter(({ value }) => value !== undefined && value !== '');
  return (
    <Card title={factTexts.printedTitle}>
      <PersonStrip file={file} />
      <DefinitionList layout="columns" items={facts} />
      {hints.length === 0 ? null : (
        <>
          <h3>{factTexts.hints}</h3>
          <ul>
            {hints.map((hint) => (
              <li key={`${hint.kind} ${hint.mediaName ?? ''}`}>{hintNames[hint.kind](hint, isSession(file))}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
