import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * A form of sections, each checked when one saves it or goes on: from then on a faulty field is judged anew at each
 * change, as react-hook-form does by itself only once the whole was sent. Nothing is judged at blur: a message that
 * appears there moves the button from under the pointer that is pressing it (ADR 41).
 */
export function useMendedFaults<Values extends FieldValues, Out>(form: UseFormReturn<Values, unknown, Out>): void {
  const { subscribe, getFieldState, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as FieldPath<Values> | undefined;
          if (field !== undefined && getFieldState(field).error !== undefined) void trigger(field);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
}
