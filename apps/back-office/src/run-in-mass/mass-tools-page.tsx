import { establishmentRoutes } from '@alveole/contracts/establishment';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { MassRunView } from '@alveole/contracts/mass-run';
import { massRepairActs } from '@alveole/domain';
import { useSearchParams } from '@alveole/router';
import { Button, Card, Grid, LinkButton, Page, PageTitle, Row, saveFile } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ExportButton } from '../export-list/export-button.tsx';
import { establishmentsFile } from '../export-list/export-establishments.ts';
import { massFailure } from './mass-failure.ts';
import { MassRunDetail } from './mass-run-detail.tsx';
import { PastRuns } from './past-runs.tsx';
import { RepairRunForm } from './repair-run-form.tsx';
import { repairActLabel, repairRunWords, repairTexts } from './repair-runs.text.ts';
import { establishmentRuns, repairRuns, runParam } from './run-calls.ts';
import { texts } from './run-in-mass.text.ts';

/** The administrator’s tools for many files and establishments: acts on a list of them, and exports. */
export function MassToolsPage(props: RemoteProps): ReactNode {
  const { api, notify } = props;
  const [params, setParams] = useSearchParams();
  const runId = params.get(runParam);
  if (runId !== null && /^[0-9a-f]{1,64}$/.test(runId))
    return (
      <MassRunDetail
        key={runId}
        {...props}
        runId={runId}
        calls={repairRuns}
        wordsOf={wordsOf}
        onBack={() => setParams({})}
      />
    );
  return (
    <Page>
      <PageTitle lead={texts.toolsLead}>{texts.toolsTitle}</PageTitle>
      <RepairRunForm api={api} session={props.session} onOpen={(id) => setParams({ [runParam]: id })} />
      <PastRuns api={api} calls={repairRuns} title={repairTexts.past} actOf={actOf} />
      <Grid columns="wide">
        <Card title={repairTexts.exportTitle}>
          <p>{repairTexts.exportLead}</p>
          <Row>
            <DownloadButton
              label={repairTexts.exportAct}
              notify={notify}
              save={async () =>
                saveFile('dossiers.csv', await api.call(repairRoutes.exportRepairsCsv, { query: {} }), 'text/csv')
              }
            />
          </Row>
        </Card>
        <Card title={texts.exportTitle}>
          <p>{texts.exportLead}</p>
          <Row>
            <ExportButton notify={notify} file={establishmentsFile(api, everything)} />
            <DownloadButton
              label={texts.idsAct}
              notify={notify}
              save={async () => {
                const bytes = await api.call(establishmentRoutes.exportEntities, { query: {} });
                saveFile('etablissements.json', bytes, 'application/json');
              }}
            />
          </Row>
        </Card>
        <Card title={texts.conditionsTitle}>
          <p>{texts.conditionsLead}</p>
          <Row>
            <LinkButton href="/admin/robotCGS" variant="primary">
              {texts.conditionsAct}
            </LinkButton>
          </Row>
        </Card>
      </Grid>
      <PastRuns api={api} calls={establishmentRuns} title={texts.past} />
    </Page>
  );
}

const everything = {};

const repairActOf = (run: MassRunView) => massRepairActs.find((act) => act === run.act) ?? 'validate';
const wordsOf = (run: MassRunView) => repairRunWords(repairActOf(run));
const actOf = (run: MassRunView) => repairActLabel(repairActOf(run));

interface DownloadButtonProps extends Pick<RemoteProps, 'notify'> {
  readonly label: string;
  readonly save: () => Promise<void>;
}

function DownloadButton({ label, notify, save }: DownloadButtonProps): ReactNode {
  const [isReading, setReading] = useState(false);
  const press = (): void => {
    setReading(true);
    save()
      .catch((failure: unknown) => notify({ tone: 'danger', text: massFailure(failure), seconds: 10 }))
      .finally(() => setReading(false));
  };
  return (
    <Button icon="download" isPending={isReading} onPress={press}>
      {label}
    </Button>
  );
}
