import { Button, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { faultCountText, faultText } from './publish-campaign.text.ts';
import type { FileFault } from './use-campaign-versions.ts';

export interface FileFaultsProps {
  /** Undefined while nothing was checked. */
  readonly faults: readonly FileFault[] | undefined;
  /** Shows the line in its file. */
  readonly onJump: (fault: FileFault) => void;
}

/** What is wrong with the files, each with the way to its line. */
export function FileFaults({ faults = [], onJump }: FileFaultsProps): ReactNode {
  if (faults.length === 0) return null;
  return (
    <Notice tone="danger" title={faultCountText(faults.length)} isLive>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.file} ${fault.line} ${fault.sentence}`}>
            <Button variant="quiet" size="s" onPress={() => onJump(fault)}>
              {faultText(fault.file, fault.line)}
            </Button>{' '}
            {fault.sentence}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
