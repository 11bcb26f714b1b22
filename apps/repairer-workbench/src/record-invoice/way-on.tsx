import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { Card, LinkButton, Row } from '@alveole/ui';
import type { ReactNode } from 'react';
import { GiveUp } from '../operate-repair/give-up.tsx';
import { filePathOf } from '../paths.ts';
import { wayOnTexts as texts } from './record-invoice.text.ts';

export interface WayOnProps {
  readonly api: ApiCaller;
  readonly file: RepairView;
}

/** What is left to do with a file whose invoice the rules of the campaign do not take: ask the programme, or give it up. */
export function WayOn({ api, file }: WayOnProps): ReactNode {
  return (
    <Card title={texts.title}>
      <p>{texts.explanation}</p>
      <Row>
        <LinkButton href={filePathOf(file)} icon="message">
          {texts.ask}
        </LinkButton>
        <GiveUp api={api} file={file} />
      </Row>
    </Card>
  );
}
