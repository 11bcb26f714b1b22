import type { RemoteProps } from '@alveole/contracts';
import { messages } from '@alveole/validation';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

interface PostcodeRequest {
  readonly postcode: string;
  readonly notify: RemoteProps['notify'];
  readonly onSearch: (postcode: string) => void;
}

/** The same notice comes at most once in so many milliseconds (specification, section 9). */
const noticePauseMs = 5_000;
const digitsOfPostcode = 5;

/** A postcode while it is typed: five digits at most, and what is wrong with everything else. */
export function usePostcode({ postcode, notify, onSearch }: PostcodeRequest) {
  const [typed, setTyped] = useState(postcode);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const lastNotice = useRef(Number.NEGATIVE_INFINITY);

  const tell = (text: string): void => {
    setFault(text);
    const now = Date.now();
    if (now - lastNotice.current < noticePauseMs) return;
    lastNotice.current = now;
    notify({ tone: 'warning', text });
  };
  const type = (text: string): void => {
    setTyped(text.replace(/\D/g, '').slice(0, digitsOfPostcode));
    if (/[^\d\s]/.test(text)) tell(messages.postcodeTyping);
    else setFault(undefined);
  };
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    if (typed.length === digitsOfPostcode) return onSearch(typed);
    tell(messages.postcodeSearch);
    field.current?.focus();
  };
  return { typed, fault, field, type, search };
}
