import type { CampaignFiles } from '@alveole/contracts/campaign';
import { Card } from '@alveole/ui';
import { structuredPatch } from 'diff';
import type { ReactNode } from 'react';
import classes from './files-difference.module.css';
import { fileNames, fileTitles, texts } from './publish-campaign.text.ts';

export interface FilesDifferenceProps {
  readonly files: CampaignFiles;
  /** Those that they take the place of; absent of the first version, whose files stand whole. */
  readonly formerFiles: CampaignFiles | undefined;
}

const names = ['rules', 'campaign', 'examples'] as const;

/** The three files: what each changes, line by line, or the whole of it. */
export function FilesDifference({ files, formerFiles }: FilesDifferenceProps): ReactNode {
  return (
    <>
      <h2>{formerFiles ? texts.difference : texts.files}</h2>
      {names.map((name) => (
        <Card key={name} title={`${fileTitles[name]} (${fileNames[name]})`}>
          {formerFiles ? (
            <Difference former={formerFiles[name]} text={files[name]} />
          ) : (
            <pre className={classes.whole}>{files[name]}</pre>
          )}
        </Card>
      ))}
    </>
  );
}

/** Lines around a change that are shown with it. */
const context = 2;

const marks = { '+': 'added', '-': 'removed', ' ': 'same' } as const;

function Difference({ former, text }: { readonly former: string; readonly text: string }): ReactNode {
  const { hunks } = structuredPatch('', '', former, text, '', '', { context });
  if (hunks.length === 0) return <p>{texts.noDifference}</p>;
  return (
    <>
      {hunks.map(({ newStart, lines }) => (
        <pre key={newStart} className={classes.lines}>
          {lines.map((line, index) => (
            <Line key={`${index} ${line}`} line={line} />
          ))}
        </pre>
      ))}
    </>
  );
}

/** Added and removed lines differ by their sign and by their element, not by colour alone. */
function Line({ line }: { readonly line: string }): ReactNode {
  const kind = marks[line.charAt(0) as keyof typeof marks];
  const Element = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
  return <Element className={classes[kind]}>{`${line}\n`}</Element>;
}
