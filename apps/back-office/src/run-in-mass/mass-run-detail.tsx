import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { MassRunView } from '@alveole/contracts/mass-run';
import { decideMassTurn, isUnderWay } from '@alveole/domain';
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  formatDeskTime,
  Page,
  PageTitle,
  ProgressBar,
  Row,
  Skeleton,
  StatusBadge,
  saveFile,
} from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { massFailure } from './mass-failure.ts';
import { MassLines } from './mass-lines.tsx';
import type { RunCalls } from './run-calls.ts';
import type { RunWords } from './run-in-mass.text.ts';
import { stateLabels, texts } from './run-in-mass.text.ts';
import { useMassRun, useMassRunActs } from './use-mass-run.ts';

export interface MassRunDetailProps extends Pick<RemoteProps, 'api' | 'notify' | 'session'> {
  readonly runId: string;
  readonly onBack: () => void;
  readonly calls: RunCalls;
  readonly wordsOf: (run: MassRunView) => RunWords;
}

/** One run: how far it has come, what became of each line, and what can be done about it. */
export function MassRunDetail(props: MassRunDetailProps): ReactNode {
  const run = useMassRun(props.api, props.calls, props.runId);
  return (
    <Page>
      <PageTitle
        status={
          run.data ? (
            <StatusBadge tone={stateLabels[run.data.state].tone}>{stateLabels[run.data.state].label}</StatusBadge>
          ) : null
        }
        lead={run.data ? texts.by(run.data.createdBy, formatDeskTime(run.data.createdAt)) : undefined}
        actions={<Button onPress={props.onBack}>{texts.back}</Button>}
      >
        {run.data ? props.wordsOf(run.data).title : texts.loading}
      </PageTitle>
      {run.isPending ? <Skeleton label={texts.loading} shape="card" /> : null}
      {run.isError && !run.data ? (
        <ErrorState
          message={frenchMessage(run.error)}
          requestId={isAppError(run.error) ? run.error.requestId : undefined}
          onRetry={() => void run.refetch()}
          isRetrying={run.isRefetching}
        />
      ) : null}
      {run.data ? (
        <>
          <RunActs {...props} run={run.data} />
          <MassLines api={props.api} calls={props.calls} run={run.data} words={props.wordsOf(run.data)} />
        </>
      ) : null}
    </Page>
  );
}

function RunActs({
  api,
  notify,
  session,
  run,
  calls,
  wordsOf,
}: MassRunDetailProps & { readonly run: MassRunView }): ReactNode {
  const acts = useMassRunActs(api, calls);
  const [isAsking, setAsking] = useState(false);
  const { state, runId, startedAt } = run;
  const words = wordsOf(run);
  const turn = decideMassTurn(run.createdById ?? '', 'start', { userId: session.userId ?? '' });
  const mayStart = turn.ok || run.createdById === undefined;
  const isWaiting = state === 'stopped' || (state === 'previewed' && run.counts.ready !== 0);
  const left = (run.counts.ready ?? 0) + (run.counts.begun ?? 0);
  const sum = left === 0 || run.readyCents === undefined ? undefined : words.sum?.(left, run.readyCents);
  const notifyFailure = (work: Promise<unknown>) =>
    void work.catch((failure: unknown) => notify({ tone: 'danger', text: massFailure(failure), seconds: 10 }));
  const download = async () => saveFile(`traitement-${runId.slice(0, 8)}.csv`, await acts.results(runId), 'text/csv');
  return (
    <Card title={stateLabels[state].label}>
      <div role="status">
        {state === 'previewing' ? <ProgressBar label={texts.previewing} value={shareOf(run, sumOf(run))} /> : null}
        {state === 'running' ? <ProgressBar label={texts.running} value={shareOf(run, sumOf(run) - left)} /> : null}
        {state === 'previewed' && left === 0 ? <p>{texts.nothing}</p> : null}
        {sum === undefined ? null : <p>{sum}</p>}
        {run.isStoppedForAuthor ? <p>{texts.stoppedForAuthor(run.createdBy)}</p> : null}
        {isWaiting && !mayStart ? <p>{texts.another(run.createdBy)}</p> : null}
      </div>
      <Row>
        {state === 'previewed' && left > 0 && mayStart ? (
          <Button variant="accent" onPress={() => setAsking(true)}>
            {words.start(left)}
          </Button>
        ) : null}
        {state === 'stopped' && mayStart ? (
          <Button variant="accent" onPress={() => notifyFailure(acts.turn(runId, 'start'))}>
            {startedAt === undefined ? texts.resumePreview : texts.resume}
          </Button>
        ) : null}
        {isUnderWay(state) ? (
          <Button onPress={() => notifyFailure(acts.turn(runId, 'stop'))}>{texts.stop}</Button>
        ) : null}
        {state === 'previewing' ? null : (
          <Button icon="download" onPress={() => notifyFailure(download())}>
            {texts.csv}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.startTitle(left)}
        consequence={words.startConsequence}
        confirmLabel={words.startAct}
        onConfirm={() => acts.turn(runId, 'start')}
        describeError={massFailure}
      >
        {sum === undefined ? null : (
          <p>
            <strong>{sum}</strong>
          </p>
        )}
      </ConfirmDialog>
    </Card>
  );
}

const sumOf = ({ counts }: MassRunView): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Of a filter the length is not known before its preview is through. */
function shareOf({ total, isOfFilter, state }: MassRunView, through: number): number | undefined {
  return total === 0 || (isOfFilter && state === 'previewing') ? undefined : Math.min(1, through / total);
}
