import { frenchMessage } from '@alveole/api-client';
import { messageRoutes } from '@alveole/contracts/message';
import type { RemoteProps } from '@alveole/contracts';
import type { AddressHistoryView } from '@alveole/contracts/message';
import { optOutTopicLabels } from '@alveole/domain';
import type { OptOutTopic } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import { Button, ConfirmDialog, formatDate, Notice } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { addressTexts as texts } from './follow-messages.text.ts';
import { messageKeys } from './use-messages.ts';

export interface OptOutsProps extends Pick<RemoteProps, 'api' | 'notify'>, Pick<AddressHistoryView, 'optOuts'> {
  readonly to: string;
}

/** What an address asked not to receive; it comes again when its owner asks staff for it. */
export function OptOuts({ api, notify, to, optOuts }: OptOutsProps): ReactNode {
  const [resumed, setResumed] = useState<OptOutTopic>();
  const cache = useQueryClient();
  const resume = async (topic: OptOutTopic): Promise<void> => {
    await api.call(messageRoutes.resumeMessages, { body: { to, topic } });
    notify({ tone: 'success', text: texts.resumed });
    await cache.invalidateQueries({ queryKey: messageKeys.address(to) });
  };
  return (
    <>
      {optOuts.map(({ topic, since }) => (
        <Notice
          key={topic}
          action={
            <Button size="s" onPress={() => setResumed(topic)}>
              {texts.resume}
            </Button>
          }
        >
          {texts.declined(optOutTopicLabels[topic], formatDate(since))}
        </Notice>
      ))}
      {resumed === undefined ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => setResumed(undefined)}
          title={texts.resumeTitle}
          consequence={texts.resumeConsequence(to, optOutTopicLabels[resumed])}
          confirmLabel={texts.resume}
          onConfirm={() => resume(resumed)}
          describeError={frenchMessage}
        />
      )}
    </>
  );
}
