import { Button, Dialog, LinkButton } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { infoTexts } from './shop-pages.text.ts';
import { useFinderAddress } from './use-finder-address.ts';

/** The name that the specification gives the flag (repairs §3). */
const flag = 'infoReparer';

/** Says once that pre-registration is optional; acknowledging it is remembered in this browser. Never over results. */
export function PreRegistrationInfo(): ReactNode {
  const { postcode } = useFinderAddress();
  const [isDue, setDue] = useState(() => localStorage.getItem(flag) === null);
  const acknowledge = (): void => {
    localStorage.setItem(flag, '1');
    setDue(false);
  };
  const acts = (
    <>
      <LinkButton href="/auth/particulier/inscription" onPress={acknowledge}>
        {infoTexts.preRegister}
      </LinkButton>
      <Button variant="primary" onPress={acknowledge} autoFocus>
        {infoTexts.understood}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isDue && !postcode} title={infoTexts.title} onClose={() => setDue(false)} footer={acts}>
      <p>{infoTexts.text}</p>
    </Dialog>
  );
}
