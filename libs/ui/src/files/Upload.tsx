import { clsx } from 'clsx';
import { useId, type ReactNode, type Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useFieldReport } from '../forms/form-errors.ts';
import { useUploadReport } from '../forms/form-uploads.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { DropZone } from './DropZone.tsx';
import { describeKinds } from '../format/file-kinds.ts';
import { describeWeight, offeredTypes } from './refusal.ts';
import { UploadRow } from './UploadRow.tsx';
import { useUploadHandle, type UploadHandle, type UploadTrouble } from './use-upload-handle.ts';
import { useUploads } from './use-uploads.ts';
import type { FileRules, UploadedFile, Uploader, UploadItem } from './upload-types.ts';
import classes from './Upload.module.css';

export interface UploadProps<Result> extends FileRules {
  label: string;
  /** The label is there for assistive tools alone: a heading above says it already. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** The form's error about the field (a missing document). */
  error?: string;
  upload: Uploader<Result>;
  /** A further look at the file before it is sent (its first bytes, its name): the reason of a refusal, in words. */
  check?: (file: File) => string | undefined | Promise<string | undefined>;
  /** Turns a failed transfer into words. */
  describeError?: (error: unknown) => string;
  /** Whether a failed transfer was refused for the file itself: sending it again would mend nothing. */
  isRefusal?: (error: unknown) => boolean;
  /** Several files; otherwise a new one replaces the former. */
  isMultiple?: boolean;
  /** Offers the camera of the phone. */
  hasCamera?: boolean;
  isDisabled?: boolean;
  /** What a stored file's line says instead of « Envoyé ». */
  describeStored?: (result: Result) => string | undefined;
  /** Whether a stored file was refused afterwards, by what the form was sent to. */
  isStoredRefused?: (result: Result) => boolean;
  /** Leaving the screen stops no transfer. */
  goesOnWithoutScreen?: boolean;
  /** Files stored earlier (a draft taken up again). */
  initial?: readonly UploadedFile<Result>[];
  /** Why a chosen file is not there; undefined once it is over. */
  onTrouble?: (trouble: UploadTrouble | undefined) => void;
  ref?: Ref<UploadHandle>;
  /** The files stored or kept so far, each time they change. */
  onChange?: (stored: UploadedFile<Result>[]) => void;
}

/** What the summary of the form says of a file that is not there; its own line says why. */
const wayOutOf: Readonly<Record<UploadTrouble, string>> = {
  refused: 'choisissez un autre fichier, ou retirez-le',
  failed: 'réessayez l’envoi du fichier, ou retirez-le',
};

/** Whether a form cannot name the file yet. */
function isAwaited<Result>(item: UploadItem<Result>): boolean {
  return item.state === 'checking' || (item.state === 'sending' && item.result === undefined);
}

/** Documents and photos: drop, choose or take them; each shows its progress and can be cancelled or sent again. */
export function Upload<Result>(props: UploadProps<Result>) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    accept,
    maxBytes,
    maxPictureBytes,
    isMultiple = false,
    hasCamera = false,
    isDisabled = false,
    describeError = () => 'L’envoi a échoué. Vérifiez votre connexion, puis réessayez.',
    describeStored,
    isStoredRefused,
    goesOnWithoutScreen = false,
    initial = [],
    onTrouble,
    ref,
    ...rest
  } = props;
  const [labelId, hintId, errorId] = [useId(), useId(), useId()];
  const uploads = useUploads({
    ...rest,
    accept,
    maxBytes,
    maxPictureBytes,
    isMultiple,
    describeError,
    goesOnWithoutScreen,
    initial,
  });

  const { group, trouble } = useUploadHandle({ uploads, ref, onTrouble });
  const mark = useFieldReport(label, error ?? (trouble && wayOutOf[trouble]));
  useUploadReport(uploads.items.some(isAwaited), trouble !== undefined);

  const isFilled = !isMultiple && uploads.items.length > 0;
  return (
    <div
      {...mark}
      ref={group}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={error ? `${hintId} ${errorId}` : hintId}
      className={classes.upload}
      data-invalid={error ? true : undefined}
      data-filled={isFilled || undefined}
    >
      <span id={labelId} className={clsx(classes.label, isLabelHidden && 'visually-hidden')}>
        {label}
      </span>
      <span id={hintId} className={clsx(classes.hint, isFilled && !error && 'visually-hidden')}>
        {hint ? <span>{hint} </span> : null}
        <span>{`${describeKinds(accept)}, ${describeWeight({ accept, maxBytes, maxPictureBytes })}.`}</span>
      </span>
      <DropZone isDisabled={isDisabled} onFiles={uploads.add}>
        <Icon name="upload" className={classes.picture} />
        <span className={classes.invite}>
          {isMultiple ? 'Déposez vos fichiers ici, ou' : 'Déposez le fichier ici, ou'}
        </span>
        <ChooseFiles
          icon="file"
          accept={offeredTypes(accept)}
          isMultiple={isMultiple}
          isDisabled={isDisabled}
          onFiles={uploads.add}
        >
          {isMultiple ? 'Choisir des fichiers' : 'Choisir un fichier'}
        </ChooseFiles>
        {hasCamera ? (
          <ChooseFiles
            icon="camera"
            accept={accept.filter((kind) => kind.startsWith('image/'))}
            isCamera
            isDisabled={isDisabled}
            onFiles={uploads.add}
          >
            Prendre une photo
          </ChooseFiles>
        ) : null}
      </DropZone>
      {error ? (
        <span id={errorId} className={classes.error}>
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </span>
      ) : null}
      <ul className={classes.list} aria-label={`Fichiers\u00a0: ${label}`}>
        {uploads.items.map((item) => (
          <UploadRow
            key={item.id}
            item={item}
            stored={item.state === 'stored' ? describeStored?.(item.result) : undefined}
            isRefused={item.state === 'refused' || (item.state === 'stored' && isStoredRefused?.(item.result))}
            onCancel={uploads.cancel}
            onRetry={() => uploads.retry(item)}
            onRemove={uploads.remove}
          />
        ))}
      </ul>
    </div>
  );
}
