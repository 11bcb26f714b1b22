import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { SecondReviewView } from '@alveole/contracts/review';
import { decideSecondReviewChange } from '@alveole/domain';
import {
  AmountField,
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  Form,
  formatDeskTime,
  Skeleton,
  StatusBadge,
  TextField,
  Timeline,
} from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { staffActorOf } from '../list-staff/staff-actor.ts';
import { policyText, refusals, texts } from './save-second-review.text.ts';
import { faultsOf, policyOfTyped, typedPolicyOf } from './typed-policy.ts';
import type { PolicyFaults, TypedPolicy } from './typed-policy.ts';
import { useSaveSecondReview, useSecondReview } from './use-second-review.ts';

/** Which validations a second operator confirms: how it stands for everybody at the desk, the form at administrator level. */
export function SecondReviewCard({ remote }: { readonly remote: RemoteProps }): ReactNode {
  const { data, error, isPending, isRefetching, refetch } = useSecondReview(remote.api);
  if (isPending) return <Skeleton label={texts.loading} shape="card" />;
  if (error)
    return (
      <ErrorState
        message={frenchMessage(error)}
        requestId={isAppError(error) ? error.requestId : undefined}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  const isOn = data.fromPremiumCents !== undefined || data.drawnPercent > 0 || data.firstFilesOfShop > 0;
  const mayChange = decideSecondReviewChange(staffActorOf(remote.session)).ok;
  return (
    <Card
      title={texts.card}
      action={<StatusBadge tone={isOn ? 'green' : 'grey'}>{isOn ? texts.on : texts.off}</StatusBadge>}
    >
      <p>{texts.lead}</p>
      <p>{policyText(data)}</p>
      {mayChange ? <PolicyForm key={data.rowHash} remote={remote} view={data} /> : <p>{texts.readOnly}</p>}
      <Changes changes={data.changes} />
    </Card>
  );
}

interface PolicyFormProps {
  readonly remote: Pick<RemoteProps, 'api' | 'notify'>;
  readonly view: SecondReviewView;
}

function PolicyForm({ remote: { api, notify }, view }: PolicyFormProps): ReactNode {
  const [typed, setTyped] = useState<TypedPolicy>(() => typedPolicyOf(view));
  const [faults, setFaults] = useState<PolicyFaults>({});
  const [isAsking, setAsking] = useState(false);
  const save = useSaveSecondReview(api);
  const change = (part: Partial<TypedPolicy>): void => {
    setTyped({ ...typed, ...part });
    setFaults({});
  };
  const submit = (): void => {
    const faults = faultsOf(typed);
    setFaults(faults);
    setAsking(Object.keys(faults).length === 0);
  };
  const confirm = async (): Promise<void> => {
    await save(policyOfTyped(typed), view.rowHash);
    notify({ tone: 'success', text: texts.saved });
  };
  return (
    <Form onSubmit={submit}>
      <AmountField
        label={texts.fromPremium}
        hint={texts.fromPremiumHint}
        isOptional
        suffix="€"
        value={typed.fromPremiumCents}
        onChange={(fromPremiumCents) => change({ fromPremiumCents })}
        error={faults.fromPremiumCents}
      />
      <TextField
        label={texts.drawnPercent}
        inputMode="numeric"
        autoComplete="off"
        suffix="%"
        value={typed.drawnPercent}
        onChange={(drawnPercent) => change({ drawnPercent })}
        error={faults.drawnPercent}
      />
      <TextField
        label={texts.firstFiles}
        hint={texts.firstFilesHint}
        inputMode="numeric"
        autoComplete="off"
        suffix={texts.files}
        value={typed.firstFiles}
        onChange={(firstFiles) => change({ firstFiles })}
        error={faults.firstFiles}
      />
      <Button type="submit">{texts.save}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.ask}
        consequence={isAsking ? texts.consequence(policyOfTyped(typed)) : ''}
        confirmLabel={texts.save}
        onConfirm={confirm}
        describeError={(error) => frenchMessage(error, refusals)}
      />
    </Form>
  );
}

function Changes({ changes }: Pick<SecondReviewView, 'changes'>): ReactNode {
  if (changes.length === 0) return null;
  return (
    <Timeline
      items={changes.map(({ at, userName, ...policy }) => ({
        id: at,
        when: formatDeskTime(at),
        instant: at,
        title: policyText(policy),
        detail: userName,
      }))}
    />
  );
}
