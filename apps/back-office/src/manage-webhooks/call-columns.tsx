import type { WebhookCallView } from '@alveole/contracts/webhook';
import { trialType } from '@alveole/domain';
import { formatCount, formatDeskTime, RowAct, StatusBadge } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { callBadges, texts, tryText, typeText } from './manage-webhooks.text.ts';

/** The columns of the log of a webhook. @param canSend false once the webhook has ended */
export function callColumns(
  resend: (call: WebhookCallView) => void,
  canSend: boolean,
): readonly TableColumn<WebhookCallView>[] {
  const columns: readonly TableColumn<WebhookCallView>[] = [
    { id: 'when', header: texts.when, isNowrap: true, cell: ({ createdAt }) => formatDeskTime(createdAt) },
    { id: 'type', header: texts.type, isRowHeader: true, cell: (call) => <TypeAndSubject {...call} /> },
    { id: 'state', header: texts.stateOfCall, cell: (call) => <StateAndNext {...call} /> },
    { id: 'tries', header: texts.tries, cell: (call) => lastTryText(call) },
  ];
  if (!canSend) return columns;
  return [
    ...columns,
    {
      id: 'acts',
      header: texts.acts,
      isHeaderHidden: true,
      isCardAct: true,
      align: 'end',
      cell: (call) =>
        call.type === trialType ? null : (
          <RowAct
            aria-label={`${actText(call)}\u00a0: ${typeText(call.type)}, ${call.subject}`}
            onPress={() => resend(call)}
          >
            {actText(call)}
          </RowAct>
        ),
    },
  ];
}

const actText = ({ state }: WebhookCallView) => (state === 'waiting' ? texts.resendNow : texts.resend);

function TypeAndSubject({ type, subject }: WebhookCallView) {
  return (
    <>
      <strong>{typeText(type)}</strong>
      {type === trialType ? null : (
        <>
          <br />
          <span>{subject}</span>
        </>
      )}
    </>
  );
}

function StateAndNext({ state, nextTryAt }: WebhookCallView) {
  const { tone, label } = callBadges[state];
  return (
    <>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {nextTryAt === undefined ? null : (
        <>
          <br />
          <span>{texts.next(formatDeskTime(nextTryAt))}</span>
        </>
      )}
    </>
  );
}

/** « réponse 500 en 12 ms, 3 essais ». */
function lastTryText({ tries, tryCount }: WebhookCallView): string {
  const last = tries.at(-1);
  if (last === undefined) return '–';
  return tryCount > 1 ? `${tryText(last)}, ${formatCount(tryCount, 'essai')}` : tryText(last);
}
