import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface UnreadDocumentProps {
  /** What it is: « Facture ». */
  readonly title: string;
  readonly className?: string | undefined;
}

/** What stands on paper in the place of a document that had not come when the page was printed. */
export function UnreadDocument({ title, className }: UnreadDocumentProps): ReactNode {
  return (
    <p
      className={clsx('print-only', className)}
    >{`${title}\u00a0: document pas encore chargé lors de l’impression.`}</p>
  );
}
