import { useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import type { IconName } from '../icons/paths.ts';

export interface ChooseFilesProps {
  children: string;
  icon: IconName;
  /** Types and endings that the device offers; every file when there are none. */
  accept: readonly string[];
  isMultiple?: boolean;
  /** Opens the camera at the back of a phone. */
  isCamera?: boolean;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the choice of files of the device. */
export function ChooseFiles({ children, icon, accept, isMultiple, isCamera, isDisabled, onFiles }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} isDisabled={isDisabled} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',') || undefined}
        multiple={isMultiple}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after a refusal.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
