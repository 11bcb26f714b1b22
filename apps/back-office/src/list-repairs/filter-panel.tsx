import type { ApiCaller } from '@alveole/contracts';
import type { RepairCounts, RepairListFilter } from '@alveole/contracts/repair';
import type { RepairKind, RepairStatus } from '@alveole/domain';
import {
  AmountField,
  Button,
  CheckboxGroup,
  DateField,
  Drawer,
  Fieldset,
  Form,
  Select,
  Skeleton,
  Stack,
  TextField,
} from '@alveole/ui';
import { useDeferredValue, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { AnswerOption } from './answer-options.ts';
import { texts } from './list-repairs.text.ts';
import { faultsOf } from './filter-draft.ts';
import { kindWords, markOptions, repairMarks, statusOptions } from './repair-filters.ts';
import type { RepairMark } from './repair-filters.ts';
import { ShopField } from './shop-field.tsx';

export interface FilterPanelProps {
  readonly api: ApiCaller;
  readonly filter: RepairListFilter;
  readonly counts: RepairCounts | undefined;
  readonly shopName: string | undefined;
  /** Answers to the questions of the campaign; none where it asks nothing that narrows. */
  readonly answers: readonly AnswerOption[];
  readonly onShow: (filter: RepairListFilter) => void;
  readonly onClose: () => void;
}

/** Narrows by no answer. */
const anyAnswer = '';

/** Everything that narrows the list, beside it; nothing moves before « Afficher les dossiers ». */
export function FilterPanel({ api, filter, counts, shopName, answers, onShow, onClose }: FilterPanelProps): ReactNode {
  const [draft, setDraft] = useState(filter);
  const [typedShop, setTypedShop] = useState('');
  const [wasSent, setSent] = useState(false);
  const formId = useId();
  // The panel is painted first: its fields take a slow processor longer than a press may wait.
  const hasFields = useDeferredValue(true, false);
  const set = (changes: RepairListFilter): void => setDraft((before) => ({ ...before, ...changes }));
  const faults = faultsOf(draft, typedShop);
  const shown = wasSent ? faults : {};
  const send = (): void => {
    setSent(true);
    if (Object.keys(faults).length === 0) onShow(draft);
  };
  const acts = (
    <>
      <Button onPress={() => onShow({})}>{texts.panel.empty}</Button>
      <Button variant="primary" type="submit" form={formId}>
        {texts.panel.show}
      </Button>
    </>
  );
  return (
    <Drawer isOpen onClose={onClose} title={texts.panel.title} footer={acts}>
      {hasFields ? (
        <Form id={formId} onSubmit={send}>
          <Choices draft={draft} counts={counts} set={set} />
          <ShopField
            api={api}
            name={shopName}
            value={draft.entityId}
            error={shown.shop}
            onChange={(entityId) => set({ entityId })}
            onType={setTypedShop}
          />
          <TextField
            label={texts.panel.department}
            hint={texts.panel.departmentHint}
            value={draft.department ?? ''}
            error={shown.department}
            onChange={(text) => set({ department: text.trim().toUpperCase() || undefined })}
          />
          {answers.length === 0 ? null : (
            <Select
              label={texts.panel.answer}
              options={[{ value: anyAnswer, label: texts.panel.anyAnswer }, ...answers]}
              value={draft.answer ?? anyAnswer}
              onChange={(answer) => set({ answer: answer === anyAnswer ? undefined : answer })}
            />
          )}
          <Fieldset legend={texts.panel.days} layout="row">
            <DateField
              label={texts.panel.firstDay}
              value={draft.firstDay}
              error={shown.firstDay}
              onChange={(day) => set({ firstDay: day || undefined })}
            />
            <DateField
              label={texts.panel.lastDay}
              value={draft.lastDay}
              error={shown.lastDay}
              onChange={(day) => set({ lastDay: day || undefined })}
            />
          </Fieldset>
          <Fieldset legend={texts.panel.amounts} layout="row">
            <AmountField
              label={texts.panel.leastCents}
              value={draft.leastCents}
              error={shown.leastCents}
              onChange={(cents) => set({ leastCents: cents ?? undefined })}
            />
            <AmountField
              label={texts.panel.maxCents}
              value={draft.maxCents}
              error={shown.maxCents}
              onChange={(cents) => set({ maxCents: cents ?? undefined })}
            />
          </Fieldset>
        </Form>
      ) : (
        <Skeleton count={6} shape="row" />
      )}
    </Drawer>
  );
}

interface ChoicesProps {
  readonly draft: RepairListFilter;
  readonly counts: RepairCounts | undefined;
  readonly set: (changes: RepairListFilter) => void;
}

function Choices({ draft, counts, set }: ChoicesProps): ReactNode {
  return (
    <Stack>
      <CheckboxGroup
        label={texts.panel.statuses}
        options={statusOptions(counts)}
        value={(draft.statuses ?? []).map(String)}
        onChange={(chosen) => set({ statuses: some(chosen.map((code) => Number(code) as RepairStatus)) })}
      />
      <CheckboxGroup
        label={texts.panel.kinds}
        orientation="horizontal"
        options={kindWords.map(([kind]) => ({ value: String(kind), label: texts.kinds[kind] }))}
        value={(draft.kinds ?? []).map(String)}
        onChange={(chosen) => set({ kinds: some(chosen.map((code) => Number(code) as RepairKind)) })}
      />
      <CheckboxGroup<RepairMark>
        label={texts.panel.marks}
        options={markOptions(counts)}
        value={repairMarks.filter((mark) => draft[mark])}
        onChange={(chosen) => set(Object.fromEntries(repairMarks.map((mark) => [mark, chosen.includes(mark)])))}
      />
    </Stack>
  );
}

function some<Value>(values: readonly Value[]): readonly Value[] | undefined {
  return values.length === 0 ? undefined : values;
}
