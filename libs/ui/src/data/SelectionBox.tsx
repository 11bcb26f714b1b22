import { useId, type ReactNode } from 'react';
import { TickBox } from '../fields/TickBox.tsx';
import classes from './Table.module.css';

export interface SelectionBoxProps {
  label: string;
  /** Ends the name of the box: the element that says of which row it is. */
  rowNameId?: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
  /** The box of a row: the arrows and X reach it, not the tabulator. */
  isInRow?: boolean;
  /** Words beside the box, where there is room for them. */
  children?: ReactNode;
}

/** The box that ticks a row, or all of them. */
export function SelectionBox({ label, rowNameId, isInRow = false, ...box }: SelectionBoxProps) {
  const id = useId();
  const name = { 'aria-label': label, 'aria-labelledby': rowNameId && `${id} ${rowNameId}` };
  return <TickBox {...box} {...name} id={id} isSkipped={isInRow} className={classes.selectionBox} />;
}
