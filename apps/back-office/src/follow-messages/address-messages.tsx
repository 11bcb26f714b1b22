import type { RemoteProps } from '@alveole/contracts';
import { normaliseMail, mail, toE164 } from '@alveole/validation';
import { Button, Card, EmptyState, Form, Row, Stack, TextField } from '@alveole/ui';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { addressTexts as texts } from './follow-messages.text.ts';
import { MessageTable } from './message-table.tsx';
import { OptOuts } from './opt-outs.tsx';
import { useAddressMessages } from './use-messages.ts';

/** Looks up what an address or phone received. The address stands neither in the page's own address nor in a log. */
export function AddressMessages(remote: RemoteProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [to, setTo] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const recipient = recipientOf(typed);
    setFault(recipient === undefined ? texts.fault : undefined);
    setTo(recipient);
  };
  return (
    <Stack>
      <Card>
        <Form onSubmit={submit} autoComplete="off">
          <TextField
            label={texts.field}
            hint={texts.hint}
            value={typed}
            error={fault}
            maxLength={254}
            autoComplete="off"
            spellCheck="false"
            onChange={setTyped}
          />
          <Row>
            <Button type="submit" variant="primary">
              {texts.search}
            </Button>
          </Row>
        </Form>
      </Card>
      {to === undefined ? null : <Received key={to} {...remote} to={to} />}
    </Stack>
  );
}

function Received({ to, ...remote }: RemoteProps & { readonly to: string }): ReactNode {
  const list = useAddressMessages(remote.api, to);
  return (
    <Stack>
      <OptOuts {...remote} to={to} optOuts={list.optOuts} />
      <div role="status">{list.isPending || list.rows.length > 0 ? null : <p>{texts.none}</p>}</div>
      <MessageTable
        api={remote.api}
        notify={remote.notify}
        label={texts.results(to)}
        list={list}
        empty={
          <EmptyState title={texts.none} icon="mail">
            {texts.noneReason}
          </EmptyState>
        }
      />
    </Stack>
  );
}

/** A mail address or an international phone, as the store marks them. */
function recipientOf(text: string): string | undefined {
  if (!text.includes('@')) return toE164(text);
  const address = normaliseMail(text);
  return mail.safeParse(address).success ? address : undefined;
}
