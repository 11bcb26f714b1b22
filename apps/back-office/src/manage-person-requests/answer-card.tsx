import { frenchMessage } from '@alveole/api-client';
import { Button, Card, Cluster, ConfirmDialog, formatDate, Notice, Stack, TextArea } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './answer-card.module.css';
import { answerTexts as texts, refusals } from './manage-person-requests.text.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { CardProps } from './search-card.tsx';
import { useAttempt } from './use-attempt.ts';

interface Letter {
  readonly text: string;
  /** Of a refusal. */
  readonly reason?: string | undefined;
}

/** The answer: drafted of what was done, sent by mail or printed as a letter, kept with the request. */
export function AnswerCard({ inHand: { request, act, readDraft }, isOpen }: CardProps): ReactNode {
  const [letter, setLetter] = useState<Letter>();
  const [asked, setAsked] = useState<'refuse' | 'extend' | 'close'>();
  const { isPending, failure, attempt } = useAttempt();
  const by = request.mail === undefined ? 'letter' : 'mail';
  const draft = async (reason?: string): Promise<void> => {
    const text = await attempt(() => readDraft(reason));
    if (text !== undefined) setLetter({ text, reason });
  };
  const close = async ({ text, reason }: Letter): Promise<void> => {
    await act(reason === undefined ? { act: 'answer', by, text } : { act: 'refuse', by, reason, text });
    setLetter(undefined);
  };
  if (!isOpen) return <Answered request={request} />;
  return (
    <Card title={texts.title}>
      <Stack gap="200">
        <p className="no-print">{texts.lead}</p>
        <Cluster>
          <Button isPending={isPending} onPress={() => void draft()}>
            {texts.draft}
          </Button>
          <Button onPress={() => setAsked('refuse')}>{texts.refuse}</Button>
          {request.isExtended ? null : <Button onPress={() => setAsked('extend')}>{texts.extend}</Button>}
        </Cluster>
        <div role="alert">{failure ? <Notice tone="danger">{failure}</Notice> : null}</div>
        {letter ? (
          <>
            <TextArea
              label={texts.text}
              hint={by === 'letter' ? texts.letterHint : undefined}
              rows={16}
              value={letter.text}
              onChange={(text) => setLetter({ ...letter, text })}
            />
            <p className={classes.letter}>{letter.text}</p>
            <Cluster>
              {by === 'letter' ? <Button onPress={() => window.print()}>{texts.print}</Button> : null}
              <Button variant="primary" onPress={() => setAsked('close')}>
                {by === 'mail' ? texts.send : texts.printed}
              </Button>
            </Cluster>
          </>
        ) : null}
      </Stack>
      {asked === 'close' && letter ? (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={by === 'mail' ? texts.sendConfirm : texts.letterConfirm}
          consequence={request.mail === undefined ? texts.letterConsequence : texts.sendConsequence(request.mail)}
          confirmLabel={by === 'mail' ? texts.send : texts.printed}
          onConfirm={() => close(letter)}
          describeError={(error) => frenchMessage(error, refusals)}
        />
      ) : null}
      {asked === 'refuse' ? (
        <ReasonDialog
          title={texts.refuseTitle}
          label={texts.reason}
          confirmLabel={texts.draft}
          onConfirm={draft}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked === 'extend' ? (
        <ReasonDialog
          title={texts.extendTitle}
          consequence={by === 'mail' ? texts.extendByMail : texts.extendByLetter}
          label={texts.extendReason}
          confirmLabel={texts.extend}
          onConfirm={(reason) => act({ act: 'extend', reason })}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Card>
  );
}

function Answered({ request: { answer } }: Pick<CardProps['inHand'], 'request'>): ReactNode {
  if (answer === undefined) return null;
  return (
    <Card title={texts.title}>
      <Stack gap="200">
        <p>{texts.answered(formatDate(answer.at), answer.isByMail ? texts.byMail : texts.byLetter)}</p>
        <p className={classes.answered}>{answer.text}</p>
      </Stack>
    </Card>
  );
}
