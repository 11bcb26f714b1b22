import { useState, type DragEvent, type ReactNode } from 'react';
import classes from './Upload.module.css';

export interface DropZoneProps {
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Where files may be dropped; the keyboard chooses them by the buttons inside. */
export function DropZone({ isDisabled, onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const acceptDrag = (event: DragEvent): void => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classes.zone}
      data-drop-target={isOver || undefined}
      onDragEnter={acceptDrag}
      onDragOver={acceptDrag}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
