import { useMutation } from '@alveole/query';
import { Button, EmptyState, LinkButton, Page, PageTitle, Skeleton, Stack, useIsOnline } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useOutbox, useSteps } from '../send-later/use-outbox.ts';
import type { Step } from '../send-later/step.ts';
import { texts } from './queue.text.ts';
import { WaitingFile } from './waiting-file.tsx';

/** What this device still has to send, file by file, and what the server refused of it. */
export function QueuePage(): ReactNode {
  const outbox = useOutbox();
  const steps = useSteps();
  const isOnline = useIsOnline();
  const sending = useMutation({ mutationFn: async () => outbox?.flush() });
  const files = byFile(steps.data ?? []);
  return (
    <Page width="text">
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      {steps.isPending ? <Skeleton label={texts.loading} shape="card" count={2} /> : null}
      {steps.data && files.length === 0 ? (
        <EmptyState icon="check" title={texts.nothing} action={<LinkButton href={paths.home}>{texts.home}</LinkButton>}>
          {texts.nothingReason}
        </EmptyState>
      ) : null}
      {outbox && files.length > 0 ? (
        <Stack as="ol" aria-label={texts.title}>
          {files.map(([fileId, own]) => (
            <WaitingFile key={fileId} fileId={fileId} steps={own} outbox={outbox} />
          ))}
        </Stack>
      ) : null}
      {files.length > 0 ? (
        <Button
          variant="primary"
          icon="upload"
          onPress={() => sending.mutate()}
          isPending={sending.isPending}
          isDisabled={!isOnline}
        >
          {texts.sendNow}
        </Button>
      ) : null}
    </Page>
  );
}

function byFile(steps: readonly Step[]): readonly (readonly [string, readonly Step[]])[] {
  return [...new Set(steps.map(({ fileId }) => fileId))].map((fileId) => [
    fileId,
    steps.filter((step) => step.fileId === fileId),
  ]);
}
