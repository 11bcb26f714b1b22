import { frenchMessage } from '@alveole/api-client';
import { openRepairMassRunBody, repairMassRunViewOf, massRunRoutes } from '@alveole/contracts/mass-run';
import { repairReviewersOf } from '@alveole/contracts/staff';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairListFilter } from '@alveole/contracts/repair';
import type { StaffMember } from '@alveole/contracts/staff';
import { administratorLevel } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import { useNavigate } from '@alveole/router';
import { Dialog, DialogActs, Form, RadioGroup, Select, TextArea, TextField } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { InsertReason } from '../save-reasons/insert-reason.tsx';
import { repairRuns } from '../run-in-mass/run-calls.ts';
import { useMassRunActs } from '../run-in-mass/use-mass-run.ts';
import { texts } from './act-on-list.text.ts';
import { actOf, faultsOf, sourceOf } from './list-act-request.ts';
import type { ListActFaults, ListActFields } from './list-act-request.ts';

/** The files of a list that one may act on. */
export interface ChosenFiles {
  /** Ids of the rows that were ticked. */
  readonly ticked: readonly string[];
  readonly filter: RepairListFilter;
  /** How many the filters leave; undefined until it is known. */
  readonly total: number | undefined;
}

export interface ListActDialogProps extends Pick<RemoteProps, 'api'> {
  readonly files: ChosenFiles;
  readonly actor: StaffActor;
  readonly colleagues: readonly StaffMember[];
  readonly onClose: () => void;
}

/** Prepares one act on many files of the list; the dry run then tells what would become of each. */
export function ListActDialog({ api, files, actor, colleagues, onClose }: ListActDialogProps): ReactNode {
  const formId = useId();
  const navigate = useNavigate();
  const { opened } = useMassRunActs(api, repairRuns);
  const [fields, setFields] = useState<ListActFields>({
    act: 'assign',
    scope: files.ticked.length > 0 ? 'ticked' : 'listed',
    assignTo: null,
    reasons: '',
    percent: '',
  });
  const [faults, setFaults] = useState<ListActFaults>({});
  const [failureText, setFailureText] = useState<string>();
  const [isPending, setPending] = useState(false);
  const change = (changes: Partial<ListActFields>): void => {
    setFields({ ...fields, ...changes });
    setFaults({});
  };
  const submit = async (): Promise<void> => {
    const faults = faultsOf(fields);
    setFaults(faults);
    if (isPending || Object.keys(faults).length > 0) return;
    setPending(true);
    setFailureText(undefined);
    try {
      const body = openRepairMassRunBody(actOf(fields), sourceOf(fields, files));
      const run = await opened(api.call(massRunRoutes.openRepairMassRun, { body }).then(repairMassRunViewOf));
      void navigate(repairRuns.pathOf(run.runId));
    } catch (failure) {
      setFailureText(frenchMessage(failure));
      setPending(false);
    }
  };
  const buttons = <DialogActs label={texts.preview} onCancel={onClose} form={formId} isPending={isPending} />;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} footer={buttons} isGuarded={isPending}>
      <Form id={formId} onSubmit={() => void submit()} error={failureText}>
        <p>{texts.lead}</p>
        {files.ticked.length > 0 ? (
          <RadioGroup
            label={texts.scope}
            options={[
              { value: 'ticked', label: texts.ticked(files.ticked.length) },
              { value: 'listed', label: texts.listed(files.total) },
            ]}
            value={fields.scope}
            onChange={(scope) => change({ scope })}
          />
        ) : (
          <p>
            <strong>{texts.listed(files.total)}</strong>
          </p>
        )}
        <RadioGroup label={texts.act} options={texts.acts} value={fields.act} onChange={(act) => change({ act })} />
        <ActFields {...{ api, actor, colleagues, fields, faults, change }} />
      </Form>
    </Dialog>
  );
}

interface ActFieldsProps extends Pick<ListActDialogProps, 'api' | 'actor' | 'colleagues'> {
  readonly fields: ListActFields;
  readonly faults: ListActFaults;
  readonly change: (changes: Partial<ListActFields>) => void;
}

/** What the chosen act needs beside the files. */
function ActFields({ api, actor, colleagues, fields, faults, change }: ActFieldsProps): ReactNode {
  if (fields.act === 'assign')
    return (
      <Select
        label={texts.assignTo}
        options={[{ value: '', label: texts.nobody }, ...holdersFor(actor, colleagues)]}
        value={fields.assignTo}
        error={faults.assignTo}
        onChange={(assignTo) => change({ assignTo })}
      />
    );
  if (fields.act === 'ask-complements')
    return (
      <>
        <InsertReason
          api={api}
          purpose="complement"
          onChoose={(reason) => change({ reasons: [fields.reasons.trimEnd(), reason].filter(Boolean).join('\n') })}
        />
        <TextArea
          label={texts.reasons}
          rows={4}
          value={fields.reasons}
          error={faults.reasons}
          maxLength={4000}
          onChange={(reasons) => change({ reasons })}
        />
      </>
    );
  if (fields.act === 'sample' && fields.scope === 'listed')
    return (
      <TextField
        label={texts.percent}
        hint={texts.percentHint}
        isOptional
        inputMode="decimal"
        value={fields.percent}
        error={faults.percent}
        onChange={(percent) => change({ percent })}
      />
    );
  return null;
}

/** An operator takes files for himself alone. */
function holdersFor({ permission, userId }: StaffActor, colleagues: readonly StaffMember[]) {
  return repairReviewersOf(colleagues)
    .filter((colleague) => permission === administratorLevel || colleague.userId === userId)
    .map(({ userId: value, name: label }) => ({ value, label }));
}
