import type { ReviewReasonView } from '@alveole/contracts/review';
import { Button, Cluster } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { purposeTexts, texts } from './save-reasons.text.ts';
import classes from './reason-columns.module.css';

export interface ReasonActs {
  readonly edit: (reason: ReviewReasonView) => void;
  readonly remove: (reason: ReviewReasonView) => void;
}

const facts: readonly TableColumn<ReviewReasonView>[] = [
  { id: 'name', header: texts.name, isRowHeader: true, cell: ({ name }) => <strong>{name}</strong> },
  { id: 'purpose', header: texts.purpose, cell: ({ purpose }) => purposeTexts[purpose] },
  { id: 'text', header: texts.text, cell: ({ text }) => <span className={classes.text}>{text}</span> },
];

/** The columns of the kept reasons; the acts only for who may change them. */
export function reasonColumns(acts: ReasonActs | undefined): readonly TableColumn<ReviewReasonView>[] {
  if (acts === undefined) return facts;
  return [
    ...facts,
    {
      id: 'acts',
      header: texts.acts,
      isHeaderHidden: true,
      cell: (reason) => (
        <Cluster>
          <Button size="s" onPress={() => acts.edit(reason)} aria-label={`${texts.edit}\u00a0: ${reason.name}`}>
            {texts.edit}
          </Button>
          <Button
            size="s"
            variant="danger"
            onPress={() => acts.remove(reason)}
            aria-label={`${texts.remove}\u00a0: ${reason.name}`}
          >
            {texts.remove}
          </Button>
        </Cluster>
      ),
    },
  ];
}
