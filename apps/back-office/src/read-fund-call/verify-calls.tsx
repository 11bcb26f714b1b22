import { Card, Stack, TextLink } from '@alveole/ui';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { texts } from './read-fund-call.text.ts';

/** How anybody verifies a call against the public log: on a page, or by a command at the address of this programme. */
export function VerifyCalls(): ReactNode {
  const address = useOwnAddress();
  return (
    <Card title={texts.verify}>
      <Stack>
        <p>{texts.verifyLead}</p>
        <p className="no-print">
          <TextLink href="/auth/programme/verifier">{texts.toLog}</TextLink>
        </p>
        <p>{texts.orCommand}</p>
        <p>
          <code>{address ? texts.verifyCommand(address) : '\u00a0'}</code>
        </p>
      </Stack>
    </Card>
  );
}

/** The address under which this page was opened; none while Node draws it. */
function useOwnAddress(): string | undefined {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin,
    () => undefined,
  );
}
