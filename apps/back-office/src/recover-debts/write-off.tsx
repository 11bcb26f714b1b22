import type { RemoteProps } from '@alveole/contracts';
import { endTwoPersonBody, proposeWriteOffBody } from '@alveole/contracts/recovery';
import type { WholeRecoveryView } from '@alveole/contracts/recovery';
import { decideWriteOff } from '@alveole/domain';
import { Button, Cluster, ConfirmDialog, formatEuros, Notice, Stack, TextArea } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSecondPersonRefusal } from '../pay-refunds/check-second-person.ts';
import { texts } from './recover-debts.text.ts';
import classes from './recover-debts.module.css';
import { recoveryFailureText } from './recovery-failure-text.ts';
import { useRecoveryWriter } from './use-recovery-writer.ts';

export interface WriteOffProps extends RemoteProps {
  readonly recovery: WholeRecoveryView;
}

/** A first person proposes to give up what is left, a second one confirms it; either takes the proposal back. */
export function WriteOff({ recovery, ...props }: WriteOffProps): ReactNode {
  return recovery.proposal === undefined ? (
    <ProposeWriteOff {...props} recovery={recovery} />
  ) : (
    <ConfirmWriteOff {...props} recovery={recovery} proposal={recovery.proposal} />
  );
}

function ProposeWriteOff({ recovery, ...props }: WriteOffProps): ReactNode {
  const { writeOff } = useRecoveryWriter(props);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <>
      <Button variant="danger" isWide onPress={() => setAsking(true)}>
        {texts.writeOff}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.askWriteOff}
        consequence={texts.writeOffConsequence(formatEuros(recovery.leftCents))}
        confirmLabel={texts.writeOff}
        tone="danger"
        isConfirmDisabled={reason.trim() === ''}
        onConfirm={() => writeOff(recovery.recoveryId, proposeWriteOffBody(recovery, reason.trim()))}
        describeError={recoveryFailureText}
      >
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          isRequired
          maxLength={texts.longestReason}
          value={reason}
          onChange={setReason}
        />
      </ConfirmDialog>
    </>
  );
}

interface ConfirmWriteOffProps extends WriteOffProps {
  readonly proposal: NonNullable<WholeRecoveryView['proposal']>;
}

function ConfirmWriteOff({ recovery, proposal, ...props }: ConfirmWriteOffProps): ReactNode {
  const { api, notify, session } = props;
  const { writeOff } = useRecoveryWriter(props);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const ruled = { state: recovery.state, proposerId: proposal.byId };
  const decision = decideWriteOff(ruled, 'confirm', { userId: session.userId ?? '' });
  const noSecondPerson = useSecondPersonRefusal(api, proposal.byId, decision.ok);
  const refusal = decision.ok ? noSecondPerson : decision.refusal.explanation;
  const takeBack = async (): Promise<void> => {
    setPending(true);
    try {
      await writeOff(recovery.recoveryId, endTwoPersonBody(recovery, false));
    } catch (failure) {
      notify({ tone: 'danger', text: recoveryFailureText(failure), seconds: 7 });
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack>
      <Notice tone="warning">{texts.proposedBy(proposal.by, proposal.reason)}</Notice>
      <Cluster>
        <Button
          variant="danger"
          isDisabled={refusal !== undefined}
          aria-describedby={refusal === undefined ? undefined : 'write-off-refusal'}
          onPress={() => setAsking(true)}
        >
          {texts.confirm}
        </Button>
        <Button isPending={isPending} onPress={() => void takeBack()}>
          {texts.takeBack}
        </Button>
      </Cluster>
      {refusal === undefined ? null : (
        <p id="write-off-refusal" className={classes.note}>
          {refusal}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.askConfirm}
        consequence={texts.confirmConsequence(formatEuros(recovery.leftCents))}
        confirmLabel={texts.confirm}
        tone="danger"
        onConfirm={() => writeOff(recovery.recoveryId, endTwoPersonBody(recovery, true))}
        describeError={recoveryFailureText}
      />
    </Stack>
  );
}
