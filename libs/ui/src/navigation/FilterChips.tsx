import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { formatCount } from '../format/numbers.ts';
import classes from './FilterChips.module.css';

export interface FilterChipsProps<Value extends string> {
  /** Names the filter: « État des dossiers ». */
  label: string;
  options: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The ready-made filters of a list, each with its count; the choice belongs in the URL. */
export function FilterChips<Value extends string>({ label, options, value, onChange }: FilterChipsProps<Value>) {
  const choose = (keys: Set<string | number>) => {
    const [chosen] = keys;
    if (chosen !== undefined && chosen !== value) onChange(chosen as Value);
  };
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={choose}
      className={classes.chips}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={classes.chip}>
          {option.label}{' '}
          {option.count === undefined ? null : <span className={classes.count}>{formatCount(option.count)}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
