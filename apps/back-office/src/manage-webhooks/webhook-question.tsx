import { frenchMessage } from '@alveole/api-client';
import type { ShownWebhookSecret, WebhookView } from '@alveole/contracts/webhook';
import { Checkbox, ConfirmDialog } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { refusals, texts } from './manage-webhooks.text.ts';
import type { WebhookActs } from './use-webhooks.ts';

/** Acts that are asked about before they are done. */
export type AskedAct = 'pause' | 'renew' | 'remove';

export interface WebhookQuestionProps {
  readonly asked: AskedAct;
  readonly webhook: WebhookView;
  readonly acts: WebhookActs;
  readonly onSecret: (secret: ShownWebhookSecret) => void;
  readonly onClose: () => void;
}

const questions = {
  pause: { title: texts.pauseTitle, consequence: texts.pauseConsequence, label: texts.pause, tone: 'primary' },
  renew: { title: texts.renewTitle, consequence: texts.renewConsequence, label: texts.renew, tone: 'primary' },
  remove: { title: texts.removeTitle, consequence: texts.removeConsequence, label: texts.remove, tone: 'danger' },
} as const;

/** Asks before a webhook is paused, gets another secret, or is deleted. */
export function WebhookQuestion({ asked, webhook, acts, onSecret, onClose }: WebhookQuestionProps): ReactNode {
  const [hasLeaked, setLeaked] = useState(false);
  const { title, consequence, label, tone } = questions[asked];
  const doIt = {
    pause: () => acts.pause(webhook),
    renew: async () => onSecret(await acts.renewSecret(webhook, hasLeaked)),
    remove: () => acts.remove(webhook),
  } as const;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title}
      consequence={hasLeaked ? texts.leakedHint : consequence}
      confirmLabel={label}
      tone={tone}
      onConfirm={doIt[asked]}
      describeError={(error) => frenchMessage(error, refusals)}
    >
      {asked === 'renew' ? <Checkbox label={texts.leaked} value={hasLeaked} onChange={setLeaked} /> : null}
    </ConfirmDialog>
  );
}
