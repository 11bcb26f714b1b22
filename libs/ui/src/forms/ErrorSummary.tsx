import { useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { FieldReport } from './form-errors.ts';
import classes from './ErrorSummary.module.css';

export interface ErrorSummaryProps {
  reports: readonly FieldReport[];
  onChoose: (fieldId: string) => void;
}

/** What is to be mended before the form can be sent, each line leading to its field. */
export function ErrorSummary({ reports, onChoose }: ErrorSummaryProps) {
  const titleId = useId();
  if (reports.length === 0) return null;
  return (
    <section className={classes.summary} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        <Icon name="alert" />
        <span>{titleOf(reports.length)}</span>
      </h2>
      <ul className={classes.list}>
        {reports.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <button type="button" className={classes.link} onClick={() => onChoose(fieldId)}>
              {`${label}\u00a0: ${message}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(count: number): string {
  return count === 1 ? 'Un point est à corriger' : `${count} points sont à corriger`;
}
