import type { RemoteProps } from '@alveole/contracts';
import { messageTemplates, templateNames } from '@alveole/domain';
import type { TemplateName } from '@alveole/domain';
import { Table } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useAddressFilters } from '../browse/use-address-filters.ts';
import { templateTexts as texts, texts as words } from './follow-messages.text.ts';
import classes from './follow-messages.module.css';
import { TemplatePreview } from './preview-template.tsx';

const columns: readonly TableColumn<TemplateName>[] = [
  {
    id: 'name',
    header: texts.name,
    isRowHeader: true,
    cell: (name) => {
      const { label, code } = messageTemplates[name];
      return (
        <>
          <strong>{label}</strong>
          {code ? <span className={classes.soft}>{` · ${code}`}</span> : null}
        </>
      );
    },
  },
  { id: 'occasion', header: texts.occasion, cell: (name) => messageTemplates[name].occasion },
  { id: 'reader', header: texts.reader, cell: (name) => texts.readers[messageTemplates[name].reader] },
  { id: 'channel', header: texts.channel, cell: (name) => words.channels[messageTemplates[name].channel] },
];

/** Every text that the platform sends; one opens as it leaves. */
export function TemplateList({ api }: RemoteProps): ReactNode {
  const { params, change } = useAddressFilters();
  const chosen = templateNames.find((name) => name === params.get('modele'));
  if (chosen !== undefined)
    return <TemplatePreview api={api} template={chosen} onClose={() => change({ modele: undefined })} />;
  return (
    <Table
      label={texts.table}
      columns={columns}
      rows={templateNames}
      rowKey={(name) => name}
      onRowAction={(modele) => change({ modele })}
      hasBrowseKeys
    />
  );
}
