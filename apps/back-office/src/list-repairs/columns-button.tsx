import { Button, CheckboxGroup, Dialog, DialogActs, Form } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './list-repairs.text.ts';

export interface ColumnsButtonProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Which columns the list shows; kept in its address, hence in a saved view. */
export function ColumnsButton({ options, chosen, onChoose }: ColumnsButtonProps): ReactNode {
  const formId = useId();
  const [draft, setDraft] = useState<readonly string[]>();
  const close = (): void => setDraft(undefined);
  const show = (): void => {
    if (!draft?.length) return;
    onChoose(new Set(draft));
    close();
  };
  const acts = (
    <DialogActs label={texts.columns.show} onCancel={close} form={formId} isDisabled={draft?.length === 0} />
  );
  return (
    <>
      <Button onPress={() => setDraft([...chosen])}>{texts.columns.open}</Button>
      {draft === undefined ? null : (
        <Dialog isOpen onClose={close} title={texts.columns.title} footer={acts}>
          <Form id={formId} onSubmit={show}>
            <p>{texts.columns.lead}</p>
            <CheckboxGroup label={texts.columns.label} options={options} value={draft} onChange={setDraft} />
          </Form>
        </Dialog>
      )}
    </>
  );
}
