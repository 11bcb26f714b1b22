import { messages, toE164, typedConsumerCode, typedMobile } from '@alveole/validation';
import { Button, Card, Form, PhoneField, TextField } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { searchAgain } from '../keep-draft/reception-draft.ts';
import type { ReceptionDraft } from '../keep-draft/reception-draft.ts';
import { texts } from './identify.text.ts';

export interface SearchPersonProps {
  readonly draft: Pick<ReceptionDraft, 'by' | 'phone' | 'code'>;
  readonly change: (changes: Partial<ReceptionDraft>) => void;
  /** Why the last search found nobody, where that is a fault. */
  readonly fault: string | undefined;
  readonly isSearching: boolean;
}

/** The person by mobile number, which is looked for at its tenth digit, or by pre-registration code. */
export function SearchPerson({ draft, change, fault, isSearching }: SearchPersonProps): ReactNode {
  const { by, phone, code } = draft;
  const [wasSent, setSent] = useState(false);
  const typePhone = (typed: string): void => {
    setSent(false);
    change(searchAgain({ phone: typed, query: typedMobile(typed) ?? null }));
  };
  const typeCode = (typed: string): void => {
    setSent(false);
    change(searchAgain({ code: typed, query: null }));
  };
  const search = (): void => {
    setSent(true);
    const query = by === 'phone' ? typedMobile(phone) : typedConsumerCode(code);
    if (query !== undefined) change(searchAgain({ query }));
  };
  const own = by === 'phone' ? phoneFault(phone, wasSent) : codeFault(code, wasSent);
  const other = by === 'phone' ? 'code' : 'phone';
  return (
    <Card title={texts.searchTitle}>
      <Form onSubmit={search} aria-label={texts.searchTitle}>
        {by === 'phone' ? (
          <PhoneField
            label={texts.phone}
            hint={texts.phoneHint}
            value={phone}
            onChange={typePhone}
            error={own ?? fault}
            autoComplete="off"
            isRequired
            autoFocus
          />
        ) : (
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            value={code}
            onChange={typeCode}
            error={own ?? fault}
            autoComplete="off"
            spellCheck="false"
            isRequired
            autoFocus
          />
        )}
        <Button type="submit" variant="primary" icon="search" isPending={isSearching}>
          {texts.search}
        </Button>
        <Button variant="quiet" onPress={() => change(searchAgain({ by: other, query: null }))}>
          {by === 'phone' ? texts.byCode : texts.byPhone}
        </Button>
      </Form>
    </Card>
  );
}

/** Signs of a number that begins with 0, and of one that begins with a country code. */
const wholeNumber = { national: 10, international: 15 } as const;

/** A number is judged at its tenth digit, later with a country code, or once it is sent. */
function phoneFault(phone: string, wasSent: boolean): string | undefined {
  const enough = /^(\+|00)/.test(phone) ? wholeNumber.international : wholeNumber.national;
  const isWhole = phone.length >= enough || toE164(phone) !== undefined;
  return (isWhole || wasSent) && typedMobile(phone) === undefined ? messages.mobile : undefined;
}

function codeFault(code: string, wasSent: boolean): string | undefined {
  return wasSent && typedConsumerCode(code) === undefined ? messages.consumerCode : undefined;
}
