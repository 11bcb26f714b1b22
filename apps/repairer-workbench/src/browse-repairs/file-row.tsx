import type { RepairSummary } from '@alveole/contracts';
import { CountBadge, formatDayTime, LinkButton, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { digitsOf, missingSentence, personName } from '../repair-file/file-words.ts';
import { premiumWords } from '../repair-file/money.ts';
import { nextStepOf } from '../repair-file/next-step.ts';
import { filePathOf } from '../repair-file/paths.ts';
import { StatusMark } from '../repair-file/status-mark.tsx';
import { words } from './browse-repairs.text.ts';
import classes from './file-row.module.css';

/** One file of the list: who, which, where it stands, what is missing, and what to do next. */
export function FileRow({ file }: { readonly file: RepairSummary }): ReactNode {
  const { repair_search_data: person, create_date, gender, status, missing } = file;
  const name = personName(person.name, person.lastname) || `Dossier ${digitsOf(file)}`;
  const step = nextStepOf(file);
  const lacks = status === 0 ? missingSentence(missing) : undefined;
  const premium = premiumWords(file);
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>
          <TextLink href={filePathOf(file)}>{name}</TextLink>{' '}
          <CountBadge count={person.message_non_lu_reparateur ? 1 : 0} label={words.unread} />
        </p>
        <p className={classes.detail}>
          {gender === 1 ? 'Séance' : 'Réparation'} {digitsOf(file)} · {formatDayTime(create_date)}
        </p>
      </div>
      <div className={classes.state}>
        <StatusMark file={file} />
        {lacks ? <p className={classes.detail}>{lacks}</p> : null}
      </div>
      <p className={classes.premium}>
        {premium ? (
          <>
            <span className={classes.label}>{words.premium} </span>
            {premium}
          </>
        ) : null}
      </p>
      <div className={classes.act}>
        <LinkButton
          href={step.href}
          variant={step.isTask ? 'primary' : 'secondary'}
          isWide
          aria-label={`${step.label}\u00a0: ${name}, dossier ${digitsOf(file)}`}
        >
          {step.label}
        </LinkButton>
      </div>
    </li>
  );
}
