import type { RemoteProps } from '@alveole/contracts';
import { useSearchParams } from '@alveole/router';
import { Page, PageTitle } from '@alveole/ui';
import type { ReactNode } from 'react';
import { MassRunDetail } from './mass-run-detail.tsx';
import { OpenRunForm } from './open-run-form.tsx';
import { PastRuns } from './past-runs.tsx';
import { establishmentRuns, runParam } from './run-calls.ts';
import { conditionsWords, texts } from './run-in-mass.text.ts';

/** The conditions represented to many establishments: a dry run first, then the run, which is left and found again by its address. */
export function RepresentTermsPage(props: RemoteProps): ReactNode {
  const [params, setParams] = useSearchParams();
  const runId = params.get(runParam);
  if (runId !== null && /^[0-9a-f]{1,64}$/.test(runId))
    return (
      <MassRunDetail
        key={runId}
        {...props}
        runId={runId}
        calls={establishmentRuns}
        wordsOf={() => conditionsWords}
        onBack={() => setParams({})}
      />
    );
  return (
    <Page>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <OpenRunForm api={props.api} onOpen={(id) => setParams({ [runParam]: id })} />
      <PastRuns api={props.api} calls={establishmentRuns} title={texts.past} />
    </Page>
  );
}
