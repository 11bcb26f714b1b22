import type { Campaign } from '@alveole/domain';
import { Button, Row } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CodeWays } from '../reach-client/code-ways.lazy.tsx';
import { wayTexts } from '../reach-client/code-ways.text.ts';

/** The sheet of what can be done for a client whom no SMS reaches, before the file is open. */
export function WithoutMobile({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Row>
        <Button variant="quiet" onPress={() => setOpen(true)}>
          {wayTexts.open}
        </Button>
      </Row>
      <CodeWays campaign={campaign} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
