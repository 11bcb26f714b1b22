import { identityCodeWays, identityDocumentLabels, identityDocuments } from '@alveole/domain';
import type { CodeWay, IdentityDocument } from '@alveole/domain';
import { Button, Card, Cluster, CodeField, Form, formatDeskTime, Notice, Select, Stack } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { identityTexts as texts } from './manage-person-requests.text.ts';
import type { CardProps } from './search-card.tsx';
import { useAttempt } from './use-attempt.ts';

const codeDigits = 6;

/** Who asks is shown by a code to what the files hold, or by a document that the desk saw. */
export function IdentityCard({ inHand: { request, act }, isOpen }: CardProps): ReactNode {
  const { identity, code, subjects } = request;
  const [typed, setTyped] = useState('');
  const [document, setDocument] = useState<IdentityDocument | null>(null);
  const { isPending, failure, attempt } = useAttempt();
  if (identity) {
    const how = identity.document ? identityDocumentLabels[identity.document] : texts.byCode;
    return (
      <Card title={texts.title}>
        <Notice tone="success">{`${texts.checked}, ${how}, ${formatDeskTime(identity.at)}`}</Notice>
      </Card>
    );
  }
  if (!isOpen) return null;
  const ways = identityCodeWays(subjects);
  const send = (way: CodeWay) => void attempt(() => act({ act: 'send-code', ...way }));
  return (
    <Card title={texts.title}>
      <Stack gap="200">
        <p>{texts.lead}</p>
        {ways.length === 0 ? <p>{texts.noWay}</p> : null}
        <Cluster>
          {ways.map((way) => (
            <Button key={way.by} isPending={isPending} onPress={() => send(way)}>
              {texts.send[way.by]}
            </Button>
          ))}
        </Cluster>
        <p role="status">{code ? `${texts.sentTo(code.sentTo)} ${texts.tries(code.triesLeft)}` : ''}</p>
        {code ? (
          <Form aria-label={texts.check} onSubmit={() => void attempt(() => act({ act: 'check-code', code: typed }))}>
            <CodeField label={texts.code} digits={codeDigits} value={typed} onChange={setTyped} />
            <Button type="submit" variant="primary" isDisabled={typed.length < codeDigits} isPending={isPending}>
              {texts.check}
            </Button>
          </Form>
        ) : null}
        <Form
          aria-label={texts.document}
          onSubmit={() => void (document && attempt(() => act({ act: 'note-document', document })))}
        >
          <Select<IdentityDocument>
            label={texts.document}
            hint={texts.documentHint}
            options={identityDocuments.map((value) => ({ value, label: identityDocumentLabels[value] }))}
            value={document}
            onChange={setDocument}
          />
          <Button type="submit" isDisabled={document === null} isPending={isPending}>
            {texts.note}
          </Button>
        </Form>
        <div role="alert">{failure ? <Notice tone="danger">{failure}</Notice> : null}</div>
      </Stack>
    </Card>
  );
}
