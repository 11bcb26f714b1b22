import type { ApiCaller } from '@alveole/contracts';
import type { ReasonPurpose } from '@alveole/domain';
import { Notice, Select } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './save-reasons.text.ts';
import { useReviewReasons } from './use-review-reasons.ts';

export interface InsertReasonProps {
  readonly api: ApiCaller;
  readonly purpose: ReasonPurpose;
  /** Takes the text of the reason that was chosen. */
  readonly onChoose: (text: string) => void;
}

/** The kept reasons of a purpose; nothing where none is kept. */
export function InsertReason({ api, purpose, onChoose }: InsertReasonProps): ReactNode {
  const { data, isError } = useReviewReasons(api);
  if (isError) return <Notice tone="warning">{texts.insertFailed}</Notice>;
  const reasons = data?.reasons.filter((reason) => reason.purpose === purpose) ?? [];
  if (reasons.length === 0) return null;
  return (
    <Select
      label={texts.insert}
      options={reasons.map(({ reasonId, name }) => ({ value: reasonId, label: name }))}
      value={null}
      onChange={(chosen) => {
        const reason = reasons.find(({ reasonId }) => reasonId === chosen);
        if (reason) onChoose(reason.text);
      }}
    />
  );
}
