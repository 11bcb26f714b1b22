import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Notice } from '../feedback/Notice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormUploadsContext } from './form-uploads.ts';
import { focusField, FormErrorsContext, inDocumentOrder, type FieldReport } from './form-errors.ts';
import { useFormUploads } from './use-form-uploads.ts';
import classes from './Form.module.css';

export interface FormProps {
  children: ReactNode;
  /** Called without the browser's own submission; react-hook-form's `handleSubmit(save)` fits. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** What went wrong with the whole (the server's answer): announced, on top. */
  error?: ReactNode;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  autoComplete?: 'on' | 'off';
  /**
   * How many times an act outside the form found it faulty: each one counts as an attempt to send it. A form that is
   * drawn after such an act begins with its errors summed up.
   */
  refusals?: number;
}

const waitsForFile = 'Le fichier s’envoie encore\u00a0: la suite partira dès qu’il sera arrivé.';

/**
 * A form in one column. After an attempt that leaves errors, a summary on top links to each invalid
 * field and the focus goes to the first one. Sent while a file is on its way, it goes after the file; while a chosen file
 * is refused, it does not go. Control or Command with Enter sends it from any of its fields, one of several lines or a
 * closed list too.
 */
export function Form({ children, onSubmit, error, refusals = 0, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const awaitsFocus = useRef(false);
  const focusedField = useRef<string>(undefined);
  const [attempts, setAttempts] = useState(0);
  const [reports, setReports] = useState<readonly FieldReport[]>([]);
  const uploads = useFormUploads(form);

  const report = useCallback((entry: FieldReport) => {
    setReports((known) => inDocumentOrder(form.current, [...known, entry]));
    return () => setReports((known) => known.filter((other) => other !== entry));
  }, []);

  const awaitFocus = () => {
    awaitsFocus.current = true;
    focusedField.current = undefined;
  };

  useLayoutEffect(() => {
    if (refusals > 0) awaitFocus();
  }, [refusals]);

  useLayoutEffect(() => {
    const first = reports[0];
    // Errors of an attempt may come one after another, and some stood before it: the focus follows the first.
    if (!awaitsFocus.current || !first || focusedField.current === first.fieldId) return;
    focusedField.current = first.fieldId;
    focusField(form.current, first.fieldId);
  }, [reports, attempts, refusals]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (uploads.wait()) return;
    awaitFocus();
    setAttempts((count) => count + 1);
    if (!uploads.isHindered) onSubmit(event);
  };
  const forgetFocus = () => {
    awaitsFocus.current = false;
  };
  const sendByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    forgetFocus();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isActButton(event.target)) return;
    event.preventDefault();
    // A list would open.
    event.stopPropagation();
    event.currentTarget.requestSubmit();
  };

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={submit}
      onInput={forgetFocus}
      onKeyDownCapture={sendByKeys}
      onPointerDown={forgetFocus}
    >
      <div role="alert" className={classes.alert}>
        {error ? <Notice tone="danger">{error}</Notice> : null}
      </div>
      {attempts + refusals > 0 ? (
        <ErrorSummary reports={reports} onChoose={(fieldId) => focusField(form.current, fieldId)} />
      ) : null}
      <FormErrorsContext value={report}>
        <FormUploadsContext value={uploads.report}>{children}</FormUploadsContext>
      </FormErrorsContext>
      {/* Stands before it speaks, so that it is read out; where no file is on its way, it would be one status more. */}
      {uploads.isUnderWay ? (
        <p role="status" className={classes.status}>
          {uploads.isWaiting ? waitsForFile : null}
        </p>
      ) : null}
    </form>
  );
}

/** A button that does something by itself, unlike the one of a list, which is a field. */
function isActButton(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement && !target.hasAttribute('aria-haspopup');
}
