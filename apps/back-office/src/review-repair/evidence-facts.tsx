import { invoicesOf } from '@alveole/contracts/repair';
import type { Evidence, RepairView } from '@alveole/contracts/repair';
import type { HintView } from '@alveole/contracts/review';
import { amountToCompare, isSession, personName } from '@alveole/domain';
import type { Campaign, ComparedVat } from '@alveole/domain';
import { Button, DefinitionList, formatCount, formatEuros, StatusBadge } from '@alveole/ui';
import type { ReactNode } from 'react';
import { printedText } from '../read-hints/read-hints.text.ts';
import { jumpToHints } from '../read-hints/repair-hints.tsx';
import { factTexts, kindTexts, texts } from './review-repair.text.ts';

export interface EvidenceFactsProps {
  readonly file: RepairView;
  /** Undefined while they are read, and where they cannot be. */
  readonly hints: readonly HintView[] | undefined;
  readonly campaign: Pick<Campaign, 'vatPercent'>;
}

/** What is compared before one decides: what is asked for and what the invoice prints, for whom, for which bike. */
export function EvidenceFacts({ file, hints, campaign }: EvidenceFactsProps): ReactNode {
  const { person, bike } = file;
  return (
    <DefinitionList
      layout="rows"
      items={[
        { ...premiumFact(file), isKey: true },
        ...amountFacts({ file, hints, campaign }),
        { label: factTexts.kind, value: kindTexts[file.kind] },
        { label: texts.person, value: personName(person) },
        // A session has no bike.
        ...(isSession(file) ? [] : [{ label: texts.bike, value: `${bike.brand} · ${bike.serial}` }]),
        ...answerFacts(file),
        { label: factTexts.hintCount, value: hints && <HintCount hints={hints} /> },
      ]}
    />
  );
}

export function premiumFact({ premiumCents }: RepairView) {
  return { label: texts.premium, value: premiumCents === undefined ? undefined : formatEuros(premiumCents) };
}

/** What the campaign asked, in its order; documents stand with the evidence. */
export function answerFacts({ answers }: RepairView) {
  return answers
    .filter(({ mediaName }) => mediaName === undefined)
    .map(({ question, answer }) => ({ label: question, value: answer }));
}

/** The amount that was typed and the one that the invoice prints; a session has neither. */
export function amountFacts({ file, hints, campaign }: EvidenceFactsProps) {
  const { invoiceCents, vatRate } = file;
  if (isSession(file)) return [];
  return [
    { label: factTexts.invoiced(vatRate), value: invoiceCents === undefined ? undefined : formatEuros(invoiceCents) },
    { label: factTexts.printed, value: printedValue({ file, hints, campaign }) },
  ];
}

/** What the text of the invoice says of the amount; a picture has none, and earlier invoices were not compared. */
function printedValue({ file, hints, campaign }: EvidenceFactsProps): ReactNode {
  const [invoice] = invoicesOf(file);
  if (invoice?.isAmountPrinted === true) return factTexts.same;
  const unlike = hints?.find(({ amounts }) => amounts !== undefined)?.amounts;
  if (unlike !== undefined && unlike.printed.length > 0)
    return <UnlikeAmount {...unlike} vat={{ rate: file.vatRate, campaign }} />;
  return invoice === undefined || isPdf(invoice) ? factTexts.notCompared : factTexts.picture;
}

/** The amount that is compared with the typed one, by the VAT of the file, and how far it is from it. */
function UnlikeAmount({ typedCents, printed, vat }: UnlikeAmountProps): ReactNode {
  const compared = amountToCompare(typedCents, printed, vat);
  if (compared === undefined) return null;
  const { amount, gapCents } = compared;
  return (
    <StatusBadge tone="orange" icon="alert" isWrapping>
      {gapCents ? factTexts.gap(printedText(amount), gapCents) : printedText(amount)}
    </StatusBadge>
  );
}

type UnlikeAmountProps = NonNullable<HintView['amounts']> & { readonly vat: ComparedVat };

const isPdf = ({ mediaName }: Evidence): boolean => mediaName.endsWith('.pdf');

function HintCount({ hints }: { readonly hints: readonly HintView[] }): ReactNode {
  if (hints.length === 0) return <span>{factTexts.noHint}</span>;
  return (
    <Button size="s" onPress={jumpToHints}>
      {formatCount(hints.length, factTexts.hintNoun)}
    </Button>
  );
}
