import { frenchMessage } from '@alveole/api-client';
import { messageRoutes, topicOfToken } from '@alveole/contracts/message';
import type { RemoteProps } from '@alveole/contracts';
import { optOutTopicLabels } from '@alveole/domain';
import { useMutation } from '@alveole/query';
import { useLocation } from '@alveole/router';
import { LightButton } from '@alveole/ui/light';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PublicPage } from '../public-page/public-page.tsx';
import classes from './stop-messages.module.css';
import { refusals, texts, words } from './stop-messages.text.ts';

type Act = 'stop' | 'undo';

const routes = { stop: messageRoutes.stopMessages, undo: messageRoutes.undoStopMessages } as const;

/** Where the link of a courtesy leads: what stops is said, stopped with one press, and taken back with another. */
export function StopMessagesPage({ api }: RemoteProps): ReactNode {
  // The token stands behind `#`: browsers send that part to no server.
  const token = useLocation().hash.slice(1);
  const topic = topicOfToken(token);
  const title = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<Act>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (act: Act) => api.call(routes[act], { params: { token } }),
    onSuccess: (_, act) => setDone(act),
  });
  useEffect(() => {
    if (done) title.current?.focus();
  }, [done]);
  if (topic === undefined) return <PublicPage title={texts.title} lead={texts.noLink} width="text" />;
  const what = optOutTopicLabels[topic];
  const next: Act = done === 'stop' ? 'undo' : 'stop';
  const { heading, lead, note } = words[done ?? 'ask'];
  return (
    <PublicPage titleRef={title} title={heading} lead={lead(what)} width="text">
      <p>{note}</p>
      {error ? (
        <p role="alert" className={classes.failure}>
          {frenchMessage(error, refusals)}
        </p>
      ) : null}
      <LightButton
        variant={next === 'stop' ? 'primary' : 'plain'}
        isLarge
        isPending={isPending}
        onClick={() => mutate(next)}
      >
        {isPending ? texts.saving : texts[next]}
      </LightButton>
    </PublicPage>
  );
}
