import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { messageRoutes } from '@alveole/contracts/message';
import type { ApiCaller, RouteResult } from '@alveole/contracts';
import { messageTemplates } from '@alveole/domain';
import type { TemplateName } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { Button, Card, DefinitionList, ErrorState, Grid, Row, Skeleton, Stack } from '@alveole/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { templateTexts as texts, texts as words } from './follow-messages.text.ts';
import classes from './follow-messages.module.css';
import { MailFrame } from './mail-frame.tsx';

type Preview = RouteResult<typeof messageRoutes.previewTemplate>;

export interface TemplatePreviewProps {
  readonly api: ApiCaller;
  readonly template: TemplateName;
  readonly onClose: () => void;
}

/** A text as it leaves, with what it answers to: its HTML beside its plain text. */
export function TemplatePreview({ api, template, onClose }: TemplatePreviewProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const preview = useQuery({
    queryKey: ['messages', 'template', template],
    queryFn: ({ signal }) => api.call(messageRoutes.previewTemplate, { params: { template } }, { signal }),
  });
  useEffect(() => title.current?.focus(), [template]);
  const { label, occasion } = messageTemplates[template];
  return (
    <Stack>
      <Row>
        <Button icon="chevronLeft" onPress={onClose}>
          {texts.back}
        </Button>
      </Row>
      <h2 ref={title} tabIndex={-1}>
        {label}
      </h2>
      <p>{occasion}</p>
      <p className={classes.soft}>{texts.sample}</p>
      {preview.isPending ? <Skeleton label={texts.loading} shape="card" /> : null}
      {preview.isError ? (
        <ErrorState
          message={frenchMessage(preview.error)}
          requestId={isAppError(preview.error) ? preview.error.requestId : undefined}
          onRetry={() => void preview.refetch()}
          isRetrying={preview.isRefetching}
        />
      ) : null}
      {preview.data ? <Shown template={template} preview={preview.data} /> : null}
    </Stack>
  );
}

function Shown({ template, preview }: { readonly template: TemplateName; readonly preview: Preview }): ReactNode {
  const plain = (
    <Card title={texts.text} level={3}>
      <pre tabIndex={0} role="group" aria-label={texts.text} className={classes.text}>
        {preview.text}
      </pre>
    </Card>
  );
  return (
    <Stack>
      <Card>
        <DefinitionList layout="columns" items={factsOf(template, preview)} />
      </Card>
      {preview.channel === 'sms' ? (
        plain
      ) : (
        <Grid columns="wide">
          <Card title={texts.html} level={3}>
            <MailFrame title={texts.frame(messageTemplates[template].label)} html={preview.html} />
          </Card>
          {plain}
        </Grid>
      )}
    </Stack>
  );
}

function factsOf(template: TemplateName, preview: Preview) {
  const { reader, code, topic, channel } = messageTemplates[template];
  const isSms = preview.channel === 'sms';
  return [
    isSms ? { label: texts.size, value: texts.sizeOf(preview) } : { label: texts.subject, value: preview.subject },
    { label: texts.channel, value: words.channels[channel] },
    { label: texts.reader, value: texts.readers[reader] },
    ...(code ? [{ label: texts.code, value: code }] : []),
    { label: texts.stop, value: topic ? texts.stoppable : texts.contractual },
  ];
}
