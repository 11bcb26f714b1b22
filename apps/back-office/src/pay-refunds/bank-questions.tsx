import type { RemoteProps } from '@alveole/contracts';
import { Card, LoadMore, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { BankQuestion } from './bank-question.tsx';
import { ListState } from './list-state.tsx';
import { questionTexts as texts } from './bank-question.text.ts';
import { useRefundWriter } from './use-refund-writer.ts';
import { useBankQuestions } from './list-questions.ts';

type Props = Pick<RemoteProps, 'api' | 'notify' | 'session'>;

/** What the bank left unclear, newest first, until two people settled it. */
export function BankQuestions({ api, notify, session }: Props): ReactNode {
  const list = useBankQuestions(api);
  const { settleQuestion } = useRefundWriter({ api, notify, session });
  const isClear = list.rows.length === 0;
  return (
    <Card title={texts.title} {...(isClear ? {} : { tone: 'attention' as const })}>
      <ListState list={list}>
        <Stack>
          <p>{isClear ? texts.none : texts.lead}</p>
          {list.rows.map((question) => (
            <BankQuestion
              key={question.questionId}
              question={question}
              userId={session.userId}
              onSettle={settleQuestion}
            />
          ))}
          {isClear ? null : (
            <LoadMore
              shown={list.rows.length}
              noun={texts.question}
              plural={texts.questions}
              isFeminine
              hasMore={list.hasMore}
              isPending={list.isLoadingMore}
              onLoadMore={list.loadMore}
            />
          )}
        </Stack>
      </ListState>
    </Card>
  );
}
