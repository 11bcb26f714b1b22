import type { RemoteProps } from '@alveole/contracts';
import type { ShownWebhookSecret, WebhookView } from '@alveole/contracts/webhook';
import type { IntegrationType } from '@alveole/domain';
import { Button, DefinitionList, Dialog, formatCount, formatDeskTime, Stack, StatusBadge, Timeline } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { actTexts, hostOf, stateBadges, texts, typesText } from './manage-webhooks.text.ts';
import type { WebhookActs } from './use-webhooks.ts';
import { WebhookButtons } from './webhook-buttons.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { WebhookQuestion } from './webhook-question.tsx';
import type { AskedAct } from './webhook-question.tsx';

export interface WebhookDialogProps {
  readonly remote: Pick<RemoteProps, 'api' | 'notify'>;
  readonly webhook: WebhookView;
  readonly offered: readonly IntegrationType[];
  readonly acts: WebhookActs;
  readonly onSecret: (secret: ShownWebhookSecret) => void;
  readonly onClose: () => void;
}

/** One webhook: what it tells, how it fares, its log, and its end. */
export function WebhookDialog({ remote, webhook, offered, acts, onSecret, onClose }: WebhookDialogProps): ReactNode {
  const [asked, setAsked] = useState<AskedAct | 'change'>();
  const hasEnded = webhook.state === 'ended';
  const footer = (
    <>
      <Button variant="danger" onPress={() => setAsked('remove')}>
        {texts.remove}
      </Button>
      <Button onPress={onClose}>{texts.close}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={texts.title(hostOf(webhook))} footer={footer}>
      <Stack gap="300">
        <DefinitionList items={factsOf(webhook)} layout="rows" />
        {hasEnded ? null : <WebhookButtons webhook={webhook} acts={acts} onAsk={setAsked} />}
        <WebhookLog remote={remote} webhook={webhook} />
        <section aria-label={texts.history}>
          <h3>{texts.history}</h3>
          <Timeline items={webhook.history.map(historyItem)} />
        </section>
      </Stack>
      {asked === 'change' ? (
        <WebhookForm
          title={texts.changeTitle}
          label={texts.save}
          offered={offered}
          types={webhook.types}
          onSave={async ({ types }) => {
            await acts.change(webhook, types);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked === undefined || asked === 'change' ? null : (
        <WebhookQuestion
          asked={asked}
          webhook={webhook}
          acts={acts}
          onSecret={onSecret}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Dialog>
  );
}

function factsOf({ url, types, state, waiting, failingSince, secrets }: WebhookView) {
  const { tone, label } = stateBadges[state];
  return [
    { label: texts.url, value: url },
    { label: texts.types, value: typesText(types) },
    { label: texts.state, value: <StatusBadge tone={tone}>{label}</StatusBadge> },
    { label: texts.waiting, value: formatCount(waiting) },
    ...(failingSince === undefined ? [] : [{ label: texts.failing, value: formatDeskTime(failingSince) }]),
    ...(secrets.length === 0
      ? []
      : [
          {
            label: texts.secrets,
            value: secrets.map(({ hint, endsAt }) => texts.secretName(hint, endsAt)).join('\u00a0; '),
          },
        ]),
  ];
}

const historyItem = ({ at, by, act }: WebhookView['history'][number]) => ({
  id: `${at} ${act}`,
  when: formatDeskTime(at),
  instant: at,
  title: actTexts[act] ?? act,
  detail: by,
});
