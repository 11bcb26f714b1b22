import type { ListView } from '@alveole/contracts/desk';
import { Button, Row, StatusBadge } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { NameForm } from './name-form.tsx';
import { texts } from './save-views.text.ts';
import classes from './view-row.module.css';

export interface ViewRowProps {
  readonly view: ListView;
  readonly isDefault: boolean;
  readonly isShown: boolean;
  readonly others: readonly ListView[];
  readonly onShow: () => void;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDefault: (isDefault: boolean) => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
}

/** One view with what can be done about it. */
export function ViewRow(props: ViewRowProps): ReactNode {
  const { view, isDefault, isShown, others, onShow, onRename, onDefault, onRemove } = props;
  const [isNaming, setNaming] = useState(false);
  if (isNaming)
    return (
      <li className={classes.row}>
        <NameForm
          label={texts.name}
          act={texts.renameAct}
          initial={view.name}
          others={others}
          onName={async (name) => {
            if (await onRename(name)) setNaming(false);
          }}
        />
      </li>
    );
  return (
    <li className={classes.row}>
      <Row justify="between">
        <Row>
          <strong>{view.name}</strong>
          {isDefault ? <StatusBadge tone="green">{texts.isDefault}</StatusBadge> : null}
        </Row>
        <Row gap="050">
          {isShown ? null : (
            <Button size="s" aria-label={`${texts.show} ${view.name}`} onPress={onShow}>
              {texts.show}
            </Button>
          )}
          <Button
            size="s"
            variant="quiet"
            aria-label={`${isDefault ? texts.unmakeDefault : texts.makeDefault} ${view.name}`}
            onPress={() => void onDefault(!isDefault)}
          >
            {isDefault ? texts.unmakeDefault : texts.makeDefault}
          </Button>
          <Button
            size="s"
            variant="quiet"
            icon="edit"
            aria-label={`${texts.rename} ${view.name}`}
            onPress={() => setNaming(true)}
          />
          <Button
            size="s"
            variant="quiet"
            icon="trash"
            aria-label={`${texts.remove} ${view.name}`}
            onPress={() => void onRemove()}
          />
        </Row>
      </Row>
    </li>
  );
}
