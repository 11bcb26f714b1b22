import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import type { Option } from './field-props.ts';
import classes from './OptionList.module.css';

export interface OptionListProps {
  options: readonly Option[];
  /** Shown when there is nothing to choose. */
  emptyText?: ReactNode;
}

/** The choices of a select or combo box, in a popover under it. */
export function OptionList({ options, emptyText = 'Aucun résultat' }: OptionListProps) {
  return (
    <Popover className={classes.popover} offset={4}>
      <ListBox
        items={options.map((option) => ({ ...option, id: option.value }))}
        className={classes.list}
        renderEmptyState={() => <div className={classes.empty}>{emptyText}</div>}
      >
        {(option) => <Choice option={option} />}
      </ListBox>
    </Popover>
  );
}

function Choice({ option }: { option: Option }) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} isDisabled={option.isDisabled} className={classes.option}>
      {({ isSelected }) => (
        <>
          <span className={classes.text}>
            <Text slot="label">{option.label}</Text>
            {option.description ? (
              <Text slot="description" className={classes.description}>
                {option.description}
              </Text>
            ) : null}
          </span>
          {isSelected ? <Icon name="check" className={classes.check} /> : null}
        </>
      )}
    </ListBoxItem>
  );
}
