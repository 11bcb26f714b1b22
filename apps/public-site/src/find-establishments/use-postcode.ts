import type { RemoteProps } from '@alveole/contracts';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { finderTexts } from '../landing/landing-page.text.ts';
import { postcodeFault } from '../landing/postcode-fault.ts';

interface PostcodeRequest {
  readonly postcode: string;
  readonly notify: RemoteProps['notify'];
  readonly onSearch: (postcode: string) => void;
}

/** The same notice comes at most once in so many milliseconds (repairs §9). */
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
    if (postcodeFault(text) === 'notDigits') tell(finderTexts.notDigits);
    else setFault(undefined);
  };
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    const missing = postcodeFault(typed);
    if (missing === undefined) return onSearch(typed);
    tell(finderTexts[missing]);
    field.current?.focus();
  };
  return { typed, fault, field, type, search };
}
