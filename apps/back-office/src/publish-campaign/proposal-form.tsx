import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { CampaignFiles } from '@alveole/contracts/campaign';
import { useLeaveGuard, useNavigate } from '@alveole/router';
import { ActionBar, Button, ConfirmDialog, DateField, Form, Notice, TextArea } from '@alveole/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FileFaults } from './file-faults.tsx';
import classes from './proposal-form.module.css';
import { fileNames, fileTitles, numberHint, refusals, texts } from './publish-campaign.text.ts';
import { useCampaignWriter } from './use-campaign-versions.ts';
import type { CheckedFiles, FileFault } from './use-campaign-versions.ts';
import { versionPath } from './version-address.ts';

export interface ProposalFormProps extends Pick<RemoteProps, 'api' | 'notify'> {
  /** Those of the version in force. */
  readonly files: CampaignFiles;
  /** The number that the new version has to bear. */
  readonly nextVersion: number;
}

type FileName = keyof CampaignFiles;
const names: readonly FileName[] = ['campaign', 'rules', 'examples'];

/** The three files to change, from which day they hold, and why. */
export function ProposalForm({ api, notify, files: inForce, nextVersion }: ProposalFormProps): ReactNode {
  const navigate = useNavigate();
  const writer = useCampaignWriter(api);
  const [versionId] = useState(() => crypto.randomUUID());
  const [files, setFiles] = useState(inForce);
  const [holdsFrom, setHoldsFrom] = useState('');
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState<CheckedFiles>();
  const [failure, setFailure] = useState<string>();
  const [wasTried, setTried] = useState(false);
  const [pending, setPending] = useState<'check' | 'send'>();
  const [isDone, setDone] = useState(false);
  const areas = useRef<Partial<Record<FileName, HTMLTextAreaElement | null>>>({});
  const isTouched = names.some((name) => files[name] !== inForce[name]) || reason !== '' || holdsFrom !== '';
  const guard = useLeaveGuard(isTouched && !isDone);

  const run = async (act: 'check' | 'send', work: () => Promise<void>): Promise<void> => {
    if (pending !== undefined) return;
    setPending(act);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(frenchMessage(error, refusals));
    } finally {
      setPending(undefined);
    }
  };
  const check = () => run('check', async () => setChecked(await writer.check(files)));
  const send = () => {
    setTried(true);
    if (holdsFrom === '' || reason.trim() === '') return;
    void run('send', async () => {
      const verdict = await writer.check(files);
      setChecked(verdict);
      if (verdict.faults.length > 0) return;
      const { versionId: id } = await writer.propose({ versionId, files, holdsFrom, reason: reason.trim() });
      setDone(true);
      notify({ tone: 'success', text: texts.proposedNotice });
      void navigate(versionPath(id));
    });
  };
  return (
    <Form onSubmit={send} error={failure}>
      {names.map((name) => (
        <div key={name} className={classes.file}>
          <TextArea
            label={fileTitles[name]}
            hint={name === 'campaign' ? numberHint(nextVersion) : fileNames[name]}
            value={files[name]}
            rows={name === 'campaign' ? 18 : 14}
            ref={(area) => {
              areas.current[name] = area;
            }}
            onChange={(text) => {
              setFiles({ ...files, [name]: text });
              setChecked(undefined);
            }}
          />
        </div>
      ))}
      <FileFaults checked={checked} onJump={(fault) => jumpTo(areas.current, fault)} />
      {checked?.faults.length === 0 ? (
        <Notice tone="success" isLive>
          {texts.inOrder}
        </Notice>
      ) : null}
      <DateField
        label={texts.holdsFromField}
        hint={texts.holdsFromHint}
        value={holdsFrom}
        onChange={setHoldsFrom}
        error={wasTried && holdsFrom === '' ? texts.missingDay : undefined}
      />
      <TextArea
        label={texts.reasonField}
        value={reason}
        onChange={setReason}
        maxLength={500}
        rows={2}
        error={wasTried && reason.trim() === '' ? texts.missingReason : undefined}
      />
      <ActionBar>
        <Button type="submit" variant="primary" isPending={pending === 'send'}>
          {texts.send}
        </Button>
        <Button onPress={() => void check()} isPending={pending === 'check'}>
          {texts.check}
        </Button>
      </ActionBar>
      <ConfirmDialog
        isOpen={guard.isAsked}
        onClose={guard.stay}
        title={texts.leaveTitle}
        consequence={texts.leaveConsequence}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        tone="danger"
        onConfirm={guard.leave}
      />
    </Form>
  );
}

/** Puts the caret at the beginning of the line in which a fault stands. */
function jumpTo(areas: Partial<Record<FileName, HTMLTextAreaElement | null>>, { file, line }: FileFault): void {
  const name = names.find((other) => fileNames[other] === file);
  const area = name && areas[name];
  if (!area) return;
  const before = area.value.split('\n').slice(0, line - 1);
  const start = before.reduce((length, text) => length + text.length + 1, 0);
  const end = start + (area.value.split('\n')[line - 1]?.length ?? 0);
  area.focus();
  area.setSelectionRange(start, end);
}
