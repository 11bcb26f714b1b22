import type { RepairRowView, WaitingFilesView } from '@alveole/contracts/repair';
import { isIncomplete, isSession } from '@alveole/domain';
import { Card, CountBadge, formatDayTime, Icon, LinkButton, TextLink } from '@alveole/ui';
import type { IconName } from '@alveole/ui';
import type { ReactNode } from 'react';
import { filePathOf } from '../paths.ts';
import { bikeText, digitsText, missingText, nameText } from '../show-file/file.text.ts';
import { nextStepOf } from '../show-file/next-step.ts';
import { texts } from './home.text.ts';
import classes from './home.module.css';

export interface WaitingCardProps {
  readonly kind: 'toFinish' | 'toAnswer' | 'unread';
  readonly icon: IconName;
  readonly waiting: WaitingFilesView;
  /** The list of all of them. */
  readonly listHref: string;
}

/** Files that wait for one thing: how many, the newest with the step that comes next, and the way to the rest. */
export function WaitingCard({ kind, icon, waiting: { count, files }, listHref }: WaitingCardProps): ReactNode {
  return (
    <Card
      title={texts[kind]}
      tone={count > 0 && kind !== 'toFinish' ? 'attention' : 'plain'}
      action={<CountBadge count={count} label={texts.files(count)} />}
    >
      {count === 0 ? (
        <p className={classes.nothing}>
          <Icon name="check" size="s" /> <span>{texts.nothing[kind]}</span>
        </p>
      ) : (
        <ul className={classes.files}>
          {files.map((file) => (
            <WaitingFile key={file.repairId} file={file} icon={icon} isRead={kind === 'unread'} />
          ))}
        </ul>
      )}
      {count > files.length ? (
        <LinkButton href={listHref} variant="quiet" aria-label={`${texts.all}\u00a0: ${texts[kind]}`}>
          {texts.all}
        </LinkButton>
      ) : null}
    </Card>
  );
}

interface WaitingFileProps {
  readonly file: RepairRowView;
  readonly icon: IconName;
  /** The file is opened to read it, whatever else it lacks. */
  readonly isRead: boolean;
}

function WaitingFile({ file, icon, isRead }: WaitingFileProps): ReactNode {
  const name = nameText(file.person) || `Dossier ${digitsText(file)}`;
  const step = nextStepOf(file);
  const need = isRead ? undefined : needOf(file);
  return (
    <li className={classes.file}>
      <Icon name={icon} size="s" />
      <div className={classes.what}>
        <TextLink href={isRead ? filePathOf(file) : step.href}>{name}</TextLink>
        {need === undefined ? null : <p className={classes.need}>{need}</p>}
        <p className={classes.detail}>
          {[isSession(file) ? 'Séance' : bikeText(file), formatDayTime(file.createdAt)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** What the shop has to bring: the missing step, or what the programme asks for. */
function needOf({ status, missing, requestLines }: RepairRowView): string | undefined {
  if (!isIncomplete(status)) return requestLines?.join(' · ');
  const lacks = missingText(missing);
  return lacks && `${texts.lacks} ${lacks}`;
}
