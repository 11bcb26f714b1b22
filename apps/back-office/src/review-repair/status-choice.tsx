import { messages } from '@alveole/validation';
import { offeredStatusChoices, repairStatuses, staffStatusChoices } from '@alveole/domain';
import type { RepairFile, StaffActor, StaffStatusChoice } from '@alveole/domain';
import { Button, Card, Form, Select } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ReviewOperation } from './repair-acts.ts';
import { statusTexts } from './review-repair.text.ts';

export interface StatusChoiceProps {
  readonly file: RepairFile;
  readonly actor: StaffActor;
  /** Asks for the operation behind the choice. */
  readonly onChoose: (operation: ReviewOperation) => void;
}

/** The status list of staff: what the rules offer now; a choice is confirmed before it is made. Nothing where they offer none. */
export function StatusChoice({ file, actor, onChoose }: StatusChoiceProps): ReactNode {
  const [choice, setChoice] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const choices = offeredStatusChoices(file, actor);
  if (choices.length === 0) return null;
  const submit = (): void => {
    setError(choice === null ? messages.statusChange : undefined);
    if (choice !== null) onChoose(staffStatusChoices[Number(choice) as StaffStatusChoice]);
  };
  const choose = (value: string): void => {
    setError(undefined);
    setChoice(value);
  };
  return (
    <Card title={statusTexts.title}>
      <Form onSubmit={submit}>
        <Select
          label={statusTexts.label}
          options={choices.map((status) => ({ value: String(status), label: repairStatuses[status].label }))}
          value={choice}
          onChange={choose}
          error={error}
        />
        <Button type="submit" isWide>
          {statusTexts.act}
        </Button>
      </Form>
    </Card>
  );
}
