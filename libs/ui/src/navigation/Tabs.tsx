import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { formatCount } from '../format/numbers.ts';
import classes from './Tabs.module.css';

export interface TabItem {
  id: string;
  title: string;
  /** A count beside the title: « Messages (2) ». */
  count?: number;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  items: readonly TabItem[];
  /** The tab in view; without it the tabs keep it themselves. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Said from the start: found by the tabs themselves, it is drawn one frame after what stands below. */
function first(items: readonly TabItem[]): { defaultSelectedKey?: string } {
  const item = items.find(({ isDisabled }) => isDisabled !== true);
  return item === undefined ? {} : { defaultSelectedKey: item.id };
}

/** Views of one thing, one at a time. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selected === undefined ? first(items) : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
      className={classes.tabs}
    >
      <TabList aria-label={label} className={classes.list}>
        {items.map(({ id, title, count, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={classes.tab}>
            {count === undefined ? title : `${title} (${formatCount(count)})`}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={classes.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
