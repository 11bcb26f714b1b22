import { createContext, useContext, useId, useLayoutEffect } from 'react';

/** An invalid field, as the summary of its form shows it. */
export interface FieldReport {
  fieldId: string;
  label: string;
  message: string;
}

type Report = (report: FieldReport) => () => void;

/** The form's ear: fields tell it their error while they have one. */
export const FormErrorsContext = createContext<Report | undefined>(undefined);

/**
 * Tells the surrounding form of a field's error.
 * @returns the attribute that marks the field's root, by which the form finds and focuses it
 */
export function useFieldReport(label: string, message: string | undefined): { 'data-field-id': string } {
  const report = useContext(FormErrorsContext);
  const fieldId = useId();
  // Before the error is seen: the summary and the focus come with it, not a moment later.
  useLayoutEffect(() => {
    if (!report || !message) return undefined;
    return report({ fieldId, label, message });
  }, [report, fieldId, label, message]);
  return { 'data-field-id': fieldId };
}

const focusable = ['input:not([type=hidden])', 'textarea', 'button', '[role=spinbutton]']
  .map((part) => `${part}:not([tabindex="-1"], [disabled], [aria-hidden=true] *)`)
  .join(', ');

/** Puts the focus in a field found by its mark, in the middle of the screen: bars stand at its edges. */
export function focusField(form: HTMLElement | null, fieldId: string): void {
  const field = fieldsOf(form).find((candidate) => candidate.dataset.fieldId === fieldId);
  const control = field?.querySelector<HTMLElement>(focusable);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

/** The reports in the order in which their fields stand on the screen. */
export function inDocumentOrder(form: HTMLElement | null, reports: readonly FieldReport[]): FieldReport[] {
  const order = fieldsOf(form).map((field) => field.dataset.fieldId);
  return reports.toSorted((left, right) => order.indexOf(left.fieldId) - order.indexOf(right.fieldId));
}

function fieldsOf(form: HTMLElement | null): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>('[data-field-id]') ?? [])];
}
