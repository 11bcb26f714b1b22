import { Button, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { doubtCountText, faultCountText, faultText } from './publish-campaign.text.ts';
import type { CheckedFiles, FileFault } from './use-campaign-versions.ts';

export interface FileFaultsProps {
  /** Undefined while nothing was checked. */
  readonly checked: CheckedFiles | undefined;
  /** Shows the line in its file. */
  readonly onJump: (fault: FileFault) => void;
}

/** What is wrong with the files, and what is most likely not meant, each with the way to its line. */
export function FileFaults({ checked, onJump }: FileFaultsProps): ReactNode {
  const { faults = [], doubts = [] } = checked ?? {};
  return (
    <>
      {faults.length > 0 ? (
        <Notice tone="danger" title={faultCountText(faults.length)} isLive>
          <Lines faults={faults} onJump={onJump} />
        </Notice>
      ) : null}
      {doubts.length > 0 ? (
        <Notice tone="warning" title={doubtCountText(doubts.length)} isLive>
          <Lines faults={doubts} onJump={onJump} />
        </Notice>
      ) : null}
    </>
  );
}

/** What whoever publishes a version has to weigh first; nothing where nothing is doubted. */
export function VersionDoubts({ doubts }: { readonly doubts: readonly FileFault[] }): ReactNode {
  if (doubts.length === 0) return null;
  return (
    <Notice tone="warning" title={doubtCountText(doubts.length)}>
      <ul>
        {doubts.map(({ file, line, sentence }) => (
          <li key={`${file} ${line} ${sentence}`}>{`${faultText(file, line)}\u00a0: ${sentence}`}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface LinesProps extends Pick<FileFaultsProps, 'onJump'> {
  readonly faults: readonly FileFault[];
}

function Lines({ faults, onJump }: LinesProps): ReactNode {
  return (
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
  );
}
