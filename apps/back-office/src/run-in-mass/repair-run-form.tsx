import { openRepairMassRunBody, repairMassRunViewOf, massRunRoutes } from '@alveole/contracts/mass-run';
import type { RemoteProps } from '@alveole/contracts';
import { repairStatusCodes, repairStatuses } from '@alveole/domain';
import { Button, Card, Form, Notice, RadioGroup, Row, Select, TextArea, TextField } from '@alveole/ui';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { useColleagues } from '../list-staff/use-colleagues.ts';
import { ListField } from './list-field.tsx';
import { massFailure } from './mass-failure.ts';
import { repairRuns } from './run-calls.ts';
import { actOptions, repairTexts as texts } from './repair-runs.text.ts';
import { emptyRun, faultsOf, requestOf } from './repair-run-request.ts';
import type { RepairRunFaults, RepairRunFields } from './repair-run-request.ts';
import { texts as runTexts } from './run-in-mass.text.ts';
import { useMassRunActs } from './use-mass-run.ts';

export interface RepairRunFormProps extends Pick<RemoteProps, 'api' | 'session'> {
  readonly onOpen: (runId: string) => void;
}

const draftKey = 'alveole.desk.mass-repairs';
const all = 'tous';
const statusOptions = [
  { value: all, label: texts.anyStatus },
  ...repairStatusCodes.map((status) => ({ value: String(status), label: repairStatuses[status].label })),
];

/** What shall be done to which files; a pasted list is kept until it is sent. */
export function RepairRunForm({ api, session, onOpen }: RepairRunFormProps): ReactNode {
  const { opened } = useMassRunActs(api, repairRuns);
  const colleagues = useColleagues(api).map(({ userId: value, name: label }) => ({ value, label }));
  const [fields, setFields] = useState<RepairRunFields>(() => ({
    ...emptyRun,
    lines: sessionStorage.getItem(draftKey) ?? '',
  }));
  const [faults, setFaults] = useState<RepairRunFaults>({});
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const change = (changes: Partial<RepairRunFields>): void => {
    setFields((current) => ({ ...current, ...changes }));
    setFaults({});
    if (changes.lines !== undefined) sessionStorage.setItem(draftKey, changes.lines);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const faults = faultsOf(fields, staffActorOf(session));
    setFaults(faults);
    if (Object.keys(faults).length > 0) return;
    const { act, source } = requestOf(fields);
    setPending(true);
    setFailure(undefined);
    const opening = api.call(massRunRoutes.openRepairMassRun, { body: openRepairMassRunBody(act, source) });
    opened(opening.then(repairMassRunViewOf))
      .then(({ runId }) => {
        sessionStorage.removeItem(draftKey);
        onOpen(runId);
      })
      .catch(setFailure)
      .finally(() => setPending(false));
  };
  return (
    <Card title={texts.title}>
      <p>{texts.lead}</p>
      <Form onSubmit={submit}>
        <RadioGroup
          label={texts.act}
          options={actOptions}
          value={fields.act}
          error={faults.act}
          onChange={(act) => change({ act })}
        />
        {fields.act === 'assign' ? (
          <Select
            label={texts.assignTo}
            options={[{ value: '', label: texts.nobody }, ...colleagues]}
            value={fields.assignTo}
            error={faults.assignTo}
            onChange={(assignTo) => change({ assignTo })}
          />
        ) : null}
        {fields.act === 'ask-complements' ? (
          <TextArea
            label={texts.reasons}
            rows={3}
            value={fields.reasons}
            error={faults.reasons}
            onChange={(reasons) => change({ reasons })}
          />
        ) : null}
        <RadioGroup
          label={texts.source}
          options={texts.sources}
          value={fields.source}
          onChange={(source) => change({ source })}
        />
        {fields.source === 'filter' ? (
          <>
            <Select
              label={texts.status}
              options={statusOptions}
              value={fields.status ?? all}
              onChange={(status) => change({ status: status === all ? undefined : status })}
            />
            <Select
              label={texts.holder}
              options={[{ value: all, label: texts.anyAssignee }, ...colleagues]}
              value={fields.holder ?? all}
              onChange={(holder) => change({ holder: holder === all ? undefined : holder })}
            />
            <TextField
              label={texts.percent}
              hint={texts.percentHint}
              value={fields.percent}
              error={faults.percent}
              onChange={(percent) => change({ percent })}
            />
          </>
        ) : (
          <ListField
            hint={fields.source === 'sirets' ? texts.siretsHint : texts.linesHint}
            lines={fields.lines}
            fault={faults.lines}
            onChange={(lines) => change({ lines })}
          />
        )}
        <div role="alert">{failure ? <Notice tone="danger">{massFailure(failure)}</Notice> : null}</div>
        <Row>
          <Button type="submit" variant="primary" isPending={isPending}>
            {runTexts.preview}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
