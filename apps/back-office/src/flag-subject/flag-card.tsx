import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { FlagView } from '@alveole/contracts/desk';
import type { FlagSubject } from '@alveole/domain';
import { Button, Card, ConfirmDialog, ErrorState, formatDate, Row, Skeleton, Stack, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FlagDialog } from './flag-dialog.tsx';
import { texts } from './flag-subject.text.ts';
import { useFlags, useFlagWriter } from './use-flags.ts';

export interface FlagCardProps {
  readonly remote: Pick<RemoteProps, 'api' | 'notify'>;
  readonly subject: FlagSubject;
  readonly subjectId: string;
}

/** The flags in force on an establishment or a beneficiary, and the acts that set and remove them; they stay off paper, which may leave the house. */
export function FlagCard({ remote: { api, notify }, subject, subjectId }: FlagCardProps): ReactNode {
  const flags = useFlags(api, subject, subjectId);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<FlagView>();
  const { remove } = useFlagWriter(api);
  if (flags.isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (flags.isError)
    return (
      <ErrorState
        message={frenchMessage(flags.error)}
        onRetry={() => void flags.refetch()}
        isRetrying={flags.isRefetching}
      />
    );
  const standing = flags.data.filter(({ state }) => state === 'in-force');
  const confirm = async (): Promise<void> => {
    if (leaving === undefined) return;
    await remove(leaving.flagId);
    notify({ tone: 'success', text: texts.removed });
  };
  return (
    <div className="no-print">
      <Card
        title={texts.cards[subject]}
        action={standing.length > 0 ? <StatusBadge tone="orange">{texts.badge}</StatusBadge> : undefined}
      >
        <Stack>
          {standing.length === 0 ? <p>{texts.none}</p> : null}
          <Stack as="ul" gap="100" aria-label={texts.cards[subject]}>
            {standing.map((flag) => (
              <li key={flag.flagId}>
                <p>
                  <strong>{flag.reason}</strong>
                  <span>{` · ${texts.until(formatDate(flag.lastDay))} · ${texts.by(flag.userName)}`}</span>
                </p>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={texts.removeNamed(flag.reason)}
                  onPress={() => setLeaving(flag)}
                >
                  {texts.remove}
                </Button>
              </li>
            ))}
          </Stack>
          <Row>
            <Button onPress={() => setAdding(true)}>{texts.asks[subject]}</Button>
          </Row>
        </Stack>
        {isAdding ? (
          <FlagDialog
            api={api}
            notify={notify}
            subject={subject}
            subjectId={subjectId}
            onClose={() => setAdding(false)}
          />
        ) : null}
        <ConfirmDialog
          isOpen={leaving !== undefined}
          onClose={() => setLeaving(undefined)}
          title={texts.ask}
          consequence={texts.consequence}
          confirmLabel={texts.remove}
          onConfirm={confirm}
          describeError={frenchMessage}
        />
      </Card>
    </div>
  );
}
