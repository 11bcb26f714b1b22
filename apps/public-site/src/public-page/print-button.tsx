import { Icon } from '@alveole/ui/icon';
import { LightButton } from '@alveole/ui/light';
import type { ReactNode } from 'react';

/** Prints the page as it stands; it is not on the print. */
export function PrintButton({ label }: { readonly label: string }): ReactNode {
  return (
    <p className="no-print">
      <LightButton onClick={() => window.print()}>
        <Icon name="print" size="s" />
        {label}
      </LightButton>
    </p>
  );
}
