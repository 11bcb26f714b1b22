import { useEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { Icon } from '../icons/Icon.tsx';
import { formatBytes } from '../format/numbers.ts';
import { shortName } from './short-name.ts';
import { Thumbnail } from './Thumbnail.tsx';
import type { UploadItem } from './upload-types.ts';
import classes from './UploadRow.module.css';

interface UploadRowProps {
  item: UploadItem<unknown>;
  /** What is said of a stored file instead of « Envoyé ». */
  stored?: string;
  /** It is not taken, though it may be stored. */
  isRefused?: boolean;
  onCancel: (id: string) => void;
  onRetry: () => void;
  onRemove: (id: string) => void;
}

/** One file: its picture, its name, where it stands, and what can be done. */
export function UploadRow({ item, stored, isRefused = false, onCancel, onRetry, onRemove }: UploadRowProps) {
  const isUnderWay = item.state === 'checking' || item.state === 'sending';
  const canRetry = item.state === 'failed' || item.state === 'cancelled';
  const row = useOutcomeInSight(item.state);
  return (
    <li ref={row} className={classes.row} data-state={isRefused ? 'refused' : item.state}>
      <Thumbnail file={item.file} />
      <div className={classes.text}>
        <span className={classes.name} title={item.name}>
          {shortName(item.name)}
        </span>
        <div role="status" className={classes.state}>
          <State item={item} stored={stored} isRefused={isRefused} />
        </div>
        {item.state === 'sending' ? (
          <ProgressBar label={`Envoi de ${item.name}`} isLabelHidden value={item.progress} />
        ) : null}
      </div>
      {canRetry ? (
        <Button variant="quiet" icon="retry" onPress={onRetry} aria-label={`Réessayer l’envoi de ${item.name}`} />
      ) : null}
      {isUnderWay ? (
        <Button
          variant="quiet"
          icon="close"
          onPress={() => onCancel(item.id)}
          aria-label={`Annuler l’envoi de ${item.name}`}
        />
      ) : (
        <Button variant="quiet" icon="trash" onPress={() => onRemove(item.id)} aria-label={`Retirer ${item.name}`} />
      )}
    </li>
  );
}

/** Each step of a file comes into sight: on a phone a bar stands over the end of the page. */
function useOutcomeInSight(state: UploadItem<unknown>['state']) {
  const row = useRef<HTMLLIElement>(null);
  const seen = useRef<typeof state>('stored');
  useEffect(() => {
    if (seen.current !== state) row.current?.scrollIntoView({ block: 'nearest' });
    seen.current = state;
  }, [state]);
  return row;
}

function State({ item, stored = 'Envoyé', isRefused }: Pick<UploadRowProps, 'item' | 'stored' | 'isRefused'>) {
  switch (item.state) {
    case 'checking':
      return <span>Vérification…</span>;
    case 'sending':
      return <span>{item.remark ?? 'Envoi en cours…'}</span>;
    case 'cancelled':
      return <span>Envoi annulé</span>;
    case 'stored':
      return (
        <>
          <Icon name={isRefused ? 'alert' : 'check'} size="s" />
          <span>
            {[stored, item.size === undefined ? undefined : formatBytes(item.size)].filter(Boolean).join(' · ')}
          </span>
        </>
      );
    default:
      return (
        <>
          <Icon name="alert" size="s" />
          <span>{item.reason}</span>
        </>
      );
  }
}
