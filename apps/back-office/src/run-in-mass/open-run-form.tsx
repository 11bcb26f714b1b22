import { massRunRoutes, massRunViewOf, openMassRunBody } from '@alveole/contracts/mass-run';
import type { RemoteProps } from '@alveole/contracts';
import type { MassRunRequest } from '@alveole/contracts/mass-run';
import { EstablishmentStatus, establishmentStatuses, isClosed, isEstablishmentStatus } from '@alveole/domain';
import { searchedText } from '@alveole/validation';
import { Button, Card, Form, Notice, RadioGroup, Row, Select, TextField } from '@alveole/ui';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ListField } from './list-field.tsx';
import { massFailure } from './mass-failure.ts';
import { establishmentRuns } from './run-calls.ts';
import { linesFault, linesIn } from './typed-lines.ts';
import { texts } from './run-in-mass.text.ts';
import { useMassRunActs } from './use-mass-run.ts';

export interface OpenRunFormProps extends Pick<RemoteProps, 'api'> {
  readonly onOpen: (runId: string) => void;
}

const draftKey = 'alveole.desk.mass-lines';
const anyStatus = 'tous';
const statusOptions = [
  { value: anyStatus, label: texts.anyStatus },
  ...Object.values(EstablishmentStatus)
    .filter((status) => !isClosed(status))
    .map((status) => ({ value: String(status), label: establishmentStatuses[status].label })),
];

/** Which establishments a run is for: a pasted list, kept until it is sent, or a filter. */
export function OpenRunForm({ api, onOpen }: OpenRunFormProps): ReactNode {
  const { opened } = useMassRunActs(api, establishmentRuns);
  const open = (request: MassRunRequest) =>
    opened(api.call(massRunRoutes.openMassRun, { body: openMassRunBody(request) }).then(massRunViewOf));
  const [source, setSource] = useState<'lines' | 'filter'>('lines');
  const [lines, setLines] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  const [status, setStatus] = useState(anyStatus);
  const [search, setSearch] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);

  const type = (text: string): void => {
    setLines(text);
    setFault(undefined);
    sessionStorage.setItem(draftKey, text);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const fault = source === 'lines' ? linesFault(lines) : searchedText(search).fault;
    setFault(fault);
    if (fault !== undefined) return;
    setPending(true);
    setFailure(undefined);
    open(source === 'lines' ? { lines: linesIn(lines) } : filterOf(status, search))
      .then(({ runId }) => {
        sessionStorage.removeItem(draftKey);
        onOpen(runId);
      })
      .catch(setFailure)
      .finally(() => setPending(false));
  };
  return (
    <Card title={texts.conditionsTitle}>
      <p>{texts.conditionsLead}</p>
      <Form onSubmit={submit}>
        <RadioGroup label={texts.source} options={texts.sources} value={source} onChange={setSource} />
        {source === 'lines' ? (
          <ListField hint={texts.linesHint} lines={lines} fault={fault} onChange={type} />
        ) : (
          <>
            <Select label={texts.status} options={statusOptions} value={status} onChange={setStatus} />
            <TextField
              label={texts.search}
              hint={texts.searchHint}
              value={search}
              error={fault}
              onChange={(text) => {
                setSearch(text);
                setFault(undefined);
              }}
            />
          </>
        )}
        <div role="alert">{failure ? <Notice tone="danger">{massFailure(failure)}</Notice> : null}</div>
        <Row>
          <Button type="submit" variant="primary" isPending={isPending}>
            {texts.preview}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}

function filterOf(chosen: string, search: string): MassRunRequest {
  const status = chosen === anyStatus ? undefined : Number(chosen);
  const { query: searched } = searchedText(search);
  return {
    ...(isEstablishmentStatus(status) && { status }),
    ...(searched !== undefined && { searched }),
  };
}
