import type { ReactNode } from 'react';
import { TickBox } from '../fields/TickBox.tsx';
import classes from './Table.module.css';

export interface SelectionBoxProps {
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
  /** The box of a row: the arrows and X reach it, not the tabulator. */
  isInRow?: boolean;
  /** Words beside the box, where there is room for them. */
  children?: ReactNode;
}

/** The box that ticks a row, or all of them. */
export function SelectionBox({ label, isInRow = false, ...box }: SelectionBoxProps) {
  return <TickBox {...box} aria-label={label} isSkipped={isInRow} className={classes.selectionBox} />;
}
