import type { CounterpartView, HintView } from '@alveole/contracts/review';
import type { PrintedAmount, VatRate } from '@alveole/domain';
import { formatDeskTime, TextLink } from '@alveole/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './read-hints.module.css';
import { printedText, texts, comparedTextLabel, townText } from './read-hints.text.ts';

interface SideOfHint {
  readonly label: string;
  readonly content: ReactNode;
}

/** The file whose hints are shown. */
export interface HintedFile {
  readonly isOfSession: boolean;
  /** Of the invoice; undefined where the shop has not said. */
  readonly vatRate?: VatRate | undefined;
}

interface HintSidesProps extends HintedFile {
  readonly hint: HintView;
}

/** The evidence of a hint: what this file says beside what is said against it. */
export function HintSides({ hint, ...file }: HintSidesProps): ReactNode {
  const sides = sidesOf(hint, file);
  if (sides.length === 0) return <OtherSides hint={hint} />;
  return (
    <div className={classes.sides}>
      {sides.map(({ label, content }) => (
        <Side key={label} label={label}>
          {content}
        </Side>
      ))}
    </div>
  );
}

/** None where the other files alone are told. */
function sidesOf(hint: HintView, { isOfSession, vatRate }: HintedFile): readonly SideOfHint[] {
  const { kind, comparedText, amounts, distance } = hint;
  if (amounts)
    return [
      { label: texts.typed(vatRate), content: printedText({ cents: amounts.typedCents }) },
      { label: texts.printed, content: <PrintedAmounts printed={amounts.printed} /> },
    ];
  if (distance)
    return [
      { label: texts.person, content: townText(distance.person) },
      { label: texts.shop[isOfSession ? 'session' : 'repair'], content: townText(distance.shop) },
    ];
  if (comparedText === undefined) return [];
  return [
    { label: texts.here, content: comparedTextLabel(kind, comparedText) },
    { label: texts.elsewhere, content: <OtherSides hint={hint} /> },
  ];
}

function Side({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={classes.side}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <div>{children}</div>
    </div>
  );
}

function PrintedAmounts({ printed }: { readonly printed: readonly PrintedAmount[] }): ReactNode {
  return (
    <ul className={classes.others}>
      {printed.map((amount) => (
        <li key={amount.cents}>{printedText(amount)}</li>
      ))}
    </ul>
  );
}

function OtherSides({ hint: { kind, others } }: { readonly hint: HintView }): ReactNode {
  return (
    <ul className={classes.others}>
      {others.map((other) => (
        <li key={other.fileNumber ?? other.entityId}>
          <OtherSide kind={kind} other={other} />
        </li>
      ))}
    </ul>
  );
}

function OtherSide({ kind, other }: { readonly kind: HintView['kind']; readonly other: CounterpartView }): ReactNode {
  const { entityId, entityName, fileNumber, createdAt, comparedText } = other;
  const text = comparedText && comparedTextLabel(kind, comparedText);
  const isFile = fileNumber !== undefined;
  const shop = isFile && entityName;
  return (
    <>
      {isFile ? (
        <TextLink href={`/admin/backend/facture/${fileNumber}`}>{fileNumber}</TextLink>
      ) : (
        <TextLink href={`/admin/backend/folder/${entityId}`}>{entityName}</TextLink>
      )}
      {[text, shop].filter(Boolean).map((words) => ` · ${words}`)}
      {isFile && createdAt ? (
        <span className={classes.day}>{`${shop ? ', ' : ' · '}${formatDeskTime(createdAt)}`}</span>
      ) : null}
    </>
  );
}
