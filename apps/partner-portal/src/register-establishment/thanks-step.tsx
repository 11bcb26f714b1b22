import { LinkButton, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './register-establishment.text.ts';

/** Step 4: what happens next. */
export function ThanksStep(): ReactNode {
  return (
    <>
      <Notice tone="success" title={texts.thanksTitle} isLive>
        {texts.thanks}
      </Notice>
      <p>{texts.next}</p>
      <div>
        <LinkButton href="/admin/profile" variant="primary">
          {texts.profile}
        </LinkButton>
      </div>
    </>
  );
}
