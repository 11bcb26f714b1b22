import { frenchMessage } from '@alveole/api-client';
import type { WebhookView } from '@alveole/contracts/webhook';
import { Button, Cluster, Notice, Stack } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { refusals, texts, tryText } from './manage-webhooks.text.ts';
import type { WebhookActs } from './use-webhooks.ts';
import type { AskedAct } from './webhook-question.tsx';

export interface WebhookButtonsProps {
  readonly webhook: WebhookView;
  readonly acts: WebhookActs;
  readonly onAsk: (act: AskedAct | 'change') => void;
}

interface Outcome {
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

/** What an administrator does with a webhook; what the receiver answered to a trial stands below. */
export function WebhookButtons({ webhook, acts, onAsk }: WebhookButtonsProps): ReactNode {
  const [pending, setPending] = useState<'try' | 'resume'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const run = async (name: 'try' | 'resume', act: () => Promise<Outcome | undefined>): Promise<void> => {
    setPending(name);
    setOutcome(undefined);
    try {
      setOutcome(await act());
    } catch (error) {
      setOutcome({ tone: 'danger', text: frenchMessage(error, refusals) });
    } finally {
      setPending(undefined);
    }
  };
  return (
    <Stack gap="100">
      <Cluster>
        <Button isPending={pending === 'try'} onPress={() => void run('try', () => outcomeOfTrial(acts, webhook))}>
          {texts.tryIt}
        </Button>
        {webhook.state === 'active' ? (
          <Button onPress={() => onAsk('pause')}>{texts.pause}</Button>
        ) : (
          <Button
            variant="primary"
            isPending={pending === 'resume'}
            onPress={() => void run('resume', async () => void (await acts.resume(webhook)))}
          >
            {texts.resume}
          </Button>
        )}
        <Button onPress={() => onAsk('change')}>{texts.change}</Button>
        <Button onPress={() => onAsk('renew')}>{texts.renew}</Button>
      </Cluster>
      <div role="status">{outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}</div>
    </Stack>
  );
}

async function outcomeOfTrial(acts: WebhookActs, webhook: WebhookView): Promise<Outcome> {
  const { state, tries } = await acts.tryIt(webhook);
  const [oneTry] = tries;
  const answer = oneTry === undefined ? '' : tryText(oneTry);
  return state === 'delivered'
    ? { tone: 'success', text: texts.tryTaken(answer) }
    : { tone: 'danger', text: texts.tryRefused(answer) };
}
