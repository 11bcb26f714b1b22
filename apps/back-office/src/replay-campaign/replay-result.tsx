import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { ReplayCellView, WholeReplay } from '@alveole/contracts/replay';
import { decideCampaignChange, isSession } from '@alveole/domain';
import {
  Button,
  Card,
  DefinitionList,
  formatCount,
  formatEuros,
  Notice,
  ProgressBar,
  Row,
  saveFile,
  StatusBadge,
  Table,
} from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { FigureCard } from '../read-statistics/figure-card.tsx';
import {
  authorText,
  changedCount,
  comparisonText,
  departmentText,
  periodText,
  progressText,
  quantilesText,
  refusals,
  signedEuros,
  states,
  summaryText,
  texts,
} from './replay-campaign.text.ts';
import { spreadFigure } from './spread-figure.ts';
import { useReplayWriter } from './use-replays.ts';

export interface ReplayResultProps extends Pick<RemoteProps, 'api' | 'notify' | 'session'> {
  readonly replay: WholeReplay;
}

/** What a replay found, also while it goes on. */
export function ReplayResult(props: ReplayResultProps): ReactNode {
  const { replay } = props;
  const { sums, refusals: reasons, cells } = replay;
  return (
    <>
      <Card title={comparisonText(replay)}>
        <DefinitionList
          layout="rows"
          items={[
            {
              label: texts.state,
              value: <StatusBadge tone={states[replay.state].tone}>{states[replay.state].text}</StatusBadge>,
            },
            { label: texts.period, value: periodText(replay) },
            { label: texts.by, value: authorText(replay) },
          ]}
        />
        <Progress {...props} />
        <p role="status">
          <strong>{summaryText(replay)}</strong>
        </p>
        {changedCount(sums) > 0 ? <p>{quantilesText(replay)}</p> : null}
        <Acts {...props} />
      </Card>
      {sums.files > 0 ? (
        <>
          <Card title={texts.summary}>
            <DefinitionList layout="rows" items={figureItems(replay)} />
            {sums.newlyEligible > 0 || replay.former.version !== replay.next.version ? (
              <p>{texts.eligibleNote}</p>
            ) : null}
          </Card>
          <FigureCard figure={spreadFigure(replay)} />
          {reasons.length > 0 ? (
            <Card title={texts.refusals}>
              <DefinitionList
                layout="rows"
                items={reasons.map(({ sentence, files }) => ({ label: sentence, value: formatCount(files) }))}
              />
            </Card>
          ) : null}
          <Card title={texts.cells}>
            <p>{texts.cellsNote}</p>
            <Table
              label={texts.cells}
              columns={columns}
              rows={cells}
              rowKey={({ kind, department }) => `${kind} ${department}`}
            />
          </Card>
        </>
      ) : null}
    </>
  );
}

function Progress({ replay }: ReplayResultProps): ReactNode {
  if (replay.state !== 'running') return null;
  return (
    <>
      <ProgressBar
        label={`${texts.running}\u00a0: ${progressText(replay)}`}
        value={replay.total === 0 ? 0 : Math.round((100 * replay.read) / replay.total)}
      />
      <Notice>{texts.leave}</Notice>
    </>
  );
}

function Acts({ api, notify, session, replay }: ReplayResultProps): ReactNode {
  const writer = useReplayWriter(api);
  const notifyFailure = (work: Promise<unknown>) =>
    void work.catch((failure: unknown) =>
      notify({ tone: 'danger', text: frenchMessage(failure, refusals), seconds: 10 }),
    );
  const stop = async () => {
    await writer.stop(replay.replayId);
    notify({ tone: 'success', text: texts.stoppedNotice });
  };
  const download = async () =>
    saveFile(`simulation-${replay.replayId.slice(0, 8)}.csv`, await writer.file(replay.replayId), 'text/csv');
  const mayStop = replay.state === 'running' && decideCampaignChange(staffActorOf(session)).ok;
  return (
    <Row>
      {mayStop ? <Button onPress={() => notifyFailure(stop())}>{texts.stop}</Button> : null}
      {replay.state !== 'running' && replay.cells.length > 0 ? (
        <Button icon="download" onPress={() => notifyFailure(download())}>
          {texts.csv}
        </Button>
      ) : null}
    </Row>
  );
}

function figureItems({ sums }: WholeReplay) {
  return [
    { label: texts.files, value: formatCount(sums.files) },
    { label: texts.raised, value: formatCount(sums.raised) },
    { label: texts.lowered, value: formatCount(sums.lowered) },
    { label: texts.refused, value: formatCount(sums.newlyRefused) },
    { label: texts.eligible, value: formatCount(sums.newlyEligible) },
    { label: texts.formerAmount, value: formatEuros(sums.formerCents) },
    { label: texts.amount, value: formatEuros(sums.cents) },
    { label: texts.difference, value: signedEuros(sums.cents - sums.formerCents) },
  ];
}

const count = (id: string, header: string, of: (cell: ReplayCellView) => number): TableColumn<ReplayCellView> => ({
  id,
  header,
  align: 'end',
  // Nothing at all where there is none: a card leaves out what is empty, and figures that say something stand out.
  cell: (cell) => (of(cell) === 0 ? null : formatCount(of(cell))),
});

const amount = (id: string, header: string, of: (cell: ReplayCellView) => string): TableColumn<ReplayCellView> => ({
  id,
  header,
  align: 'end',
  // On a phone the difference is told alone: a card a department is long enough.
  isDesktopOnly: id !== 'difference',
  cell: of,
});

const columns: readonly TableColumn<ReplayCellView>[] = [
  {
    id: 'department',
    header: texts.department,
    isRowHeader: true,
    cell: ({ department }) => departmentText(department),
  },
  { id: 'kind', header: texts.kind, cell: (cell) => (isSession(cell) ? texts.session : texts.repair) },
  count('files', texts.files, ({ files }) => files),
  count('raised', texts.shortRaised, ({ raised }) => raised),
  count('lowered', texts.shortLowered, ({ lowered }) => lowered),
  count('refused', texts.shortRefused, ({ newlyRefused }) => newlyRefused),
  count('eligible', texts.shortEligible, ({ newlyEligible }) => newlyEligible),
  amount('former', texts.before, ({ formerCents }) => formatEuros(formerCents)),
  amount('amount', texts.after, ({ cents }) => formatEuros(cents)),
  amount('difference', texts.difference, ({ cents, formerCents }) => signedEuros(cents - formerCents)),
];
