import { useSearchParams } from '@alveole/router';
import { useEffect, useRef, useState } from 'react';

/** What is looked for, empty where nothing is. */
export interface PaymentSearch {
  readonly text: string;
  readonly department: string;
  readonly year: string;
}

/** After the last key, until the call leaves. Milliseconds. */
const pauseMs = 250;

const names = { text: 'q', department: 'departement', year: 'annee' } as const;

/**
 * What was typed and chosen, and what is asked for: it stands in the address, so that it can be shared, and follows a
 * moment after the last key.
 */
export function usePaymentSearch() {
  const [address, setAddress] = useSearchParams();
  const asked: PaymentSearch = {
    text: address.get(names.text) ?? '',
    department: address.get(names.department) ?? '',
    year: address.get(names.year) ?? '',
  };
  const [typed, setTyped] = useState(asked.text);
  const ask = (changes: Partial<PaymentSearch>): void => {
    const next = Object.entries({ ...asked, text: typed, ...changes }).filter(([, value]) => value.trim() !== '');
    setAddress(Object.fromEntries(next.map(([name, value]) => [names[name as keyof PaymentSearch], value])), {
      replace: true,
    });
  };
  const field = useRef<HTMLInputElement>(null);
  const isAhead = typed.trim() !== asked.text.trim();
  useEffect(() => {
    if (!isAhead) return undefined;
    const pause = setTimeout(() => ask({}), pauseMs);
    return () => clearTimeout(pause);
  });
  return {
    /** Of the words; it has the focus once all is shown again. */
    field,
    typed,
    asked,
    type: setTyped,
    choose: (changes: Pick<Partial<PaymentSearch>, 'department' | 'year'>) => ask(changes),
    submit: () => ask({}),
    clear: () => {
      setTyped('');
      setAddress({}, { replace: true });
      field.current?.focus();
    },
  };
}
