import type { EstablishmentView } from '@alveole/contracts/establishment';
import { Card, Stack } from '@alveole/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { profileSections } from './profile-sections.ts';

/** The whole profile as facts, for paper: what is stored, no field and no button. */
export function PrintedProfile({ establishment }: { establishment: EstablishmentView }): ReactNode {
  return (
    <Stack gap="300">
      {profileSections.map(({ id, title, Facts }) =>
        Facts ? (
          <Card key={id} title={title(establishment.kind)}>
            <Facts establishment={establishment} />
          </Card>
        ) : null,
      )}
    </Stack>
  );
}

/** True while the page is being printed. The browser draws the paper as soon as it has told of it. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => flushSync(() => setPrinting(false));
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
