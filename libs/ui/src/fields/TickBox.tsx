import { useEffect, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { mergeRefs } from './merge-refs.ts';
import { Tick } from './Tick.tsx';
import classes from './choice.module.css';

export interface TickBoxProps {
  isSelected: boolean;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Not reached by the tabulator. */
  isSkipped?: boolean;
  autoFocus?: boolean;
  id?: string;
  name?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  className?: string;
  /** The words beside the box. */
  children?: ReactNode;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox of the browser under our drawing of it. */
export function TickBox(props: TickBoxProps) {
  const {
    isSelected,
    isIndeterminate = false,
    isDisabled,
    isReadOnly,
    isSkipped,
    className,
    children,
    onChange,
    ref,
    ...rest
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMemo(() => mergeRefs(input, ref), [ref]);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });
  return (
    <label
      className={className}
      data-selected={isSelected || undefined}
      data-invalid={rest['aria-invalid']}
      data-disabled={isDisabled || undefined}
    >
      <input
        {...rest}
        ref={inputRef}
        type="checkbox"
        className={classes.box}
        checked={isSelected}
        disabled={isDisabled}
        aria-readonly={isReadOnly}
        tabIndex={isSkipped ? -1 : undefined}
        onChange={(event) => {
          if (!isReadOnly) onChange?.(event.currentTarget.checked);
        }}
      />
      <Tick isSelected={isSelected} isIndeterminate={isIndeterminate} />
      <span>{children}</span>
    </label>
  );
}
