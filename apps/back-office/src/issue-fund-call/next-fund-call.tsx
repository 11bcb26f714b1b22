import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { FundCallPreview } from '@alveole/contracts/funder';
import { administratorLevel, calledCentsOf, decideFundCall, funderNameOf } from '@alveole/domain';
import type { FundCallBasis } from '@alveole/domain';
import {
  Button,
  Card,
  ConfirmDialog,
  DateField,
  DefinitionList,
  formatEuros,
  Grid,
  Notice,
  RadioGroup,
  Select,
  Skeleton,
  Stack,
} from '@alveole/ui';
import { useQueryClient } from '@alveole/query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from '../browse/load-failure.tsx';
import { fundCallsKey } from '../read-fund-call/read-fund-call.ts';
import { dayPattern, issueFundCall, useFundCallPreview } from './issue-fund-call.ts';
import { refusals, texts } from './issue-fund-call.text.ts';

type NextFundCallProps = Pick<RemoteProps, 'api' | 'config' | 'notify' | 'session'>;

/** The next call of a funder: what it covers, and the press that issues it. */
export function NextFundCall(props: NextFundCallProps): ReactNode {
  const { funders = [] } = props.config.campaign;
  const [funderId, setFunderId] = useState(funders[0]?.id ?? '');
  const [until, setUntil] = useState('');
  const isDay = until === '' || dayPattern.test(until);
  const preview = useFundCallPreview(props.api, { funderId, until, isWanted: isDay });
  return (
    <Card title={texts.prepare}>
      <Stack>
        <Grid columns="wide">
          <Select
            label={texts.funder}
            hint={texts.funderHint}
            options={funders.map(({ id, name }) => ({ value: id, label: name }))}
            value={funderId}
            onChange={(id) => setFunderId(id)}
          />
          <DateField label={texts.until} hint={texts.untilHint} isOptional value={until} onChange={setUntil} />
        </Grid>
        {isDay && preview.isPending ? <Skeleton label={texts.loading} shape="card" /> : null}
        {preview.isError ? <LoadFailure query={preview} messages={refusals} /> : null}
        {isDay && preview.data ? <Previewed key={funderId} {...props} preview={preview.data} /> : null}
      </Stack>
    </Card>
  );
}

function Previewed({
  api,
  config: { campaign },
  notify,
  session,
  preview,
}: NextFundCallProps & { readonly preview: FundCallPreview }): ReactNode {
  const cache = useQueryClient();
  const [chosenBasis, setBasis] = useState<FundCallBasis>('committed');
  const [isAsking, setAsking] = useState(false);
  const basis = preview.formerBasis ?? chosenBasis;
  const { funderId, number, untilDay } = preview;
  if (untilDay === undefined) return <Notice>{texts.noHead}</Notice>;
  const draft = { ...preview, basis };
  const calledCents = calledCentsOf(draft);
  const decision = decideFundCall(draft, { permission: session.permission ?? 1 });
  const funderName = funderNameOf(campaign, funderId);
  const issue = async (): Promise<void> => {
    try {
      await issueFundCall(api, { funderId, number, basis, untilDay, calledCents });
      notify({ tone: 'success', text: texts.issued(number) });
    } finally {
      await Promise.all([
        cache.invalidateQueries({ queryKey: fundCallsKey }),
        cache.invalidateQueries({ queryKey: ['fund-call-preview'] }),
      ]);
    }
  };
  return (
    <>
      {preview.formerBasis === undefined ? (
        <RadioGroup
          label={texts.basis}
          hint={texts.basisHint}
          options={texts.bases}
          value={basis}
          onChange={(value) => setBasis(value)}
        />
      ) : null}
      <DefinitionList layout="rows" items={itemsOf(preview, calledCents)} />
      {decision.ok ? null : <Notice>{decision.refusal.explanation}</Notice>}
      {session.permission === administratorLevel ? (
        <div>
          <Button variant="primary" isDisabled={!decision.ok} onPress={() => setAsking(true)}>
            {texts.issue}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.ask(number, funderName)}
        consequence={texts.consequence(calledCents, funderName)}
        confirmLabel={texts.issue}
        onConfirm={issue}
        describeError={(error) => frenchMessage(error, refusals)}
      />
    </>
  );
}

function itemsOf(preview: FundCallPreview, calledCents: number) {
  const { number, formerDay, untilDay = '', lines, committedCents, paidCents } = preview;
  return [
    { label: texts.called, value: <strong>{formatEuros(calledCents)}</strong> },
    { label: texts.after, value: formerDay === undefined ? texts.beginning : texts.day(formerDay) },
    { label: texts.through, value: texts.day(untilDay) },
    { label: texts.committed, value: formatEuros(committedCents) },
    { label: texts.paid, value: formatEuros(paidCents) },
    { label: texts.next, value: texts.nextOf(number, texts.linesOf(lines)) },
  ];
}
