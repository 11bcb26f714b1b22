import { StoredDocument } from '@alveole/shared-screens/stored-media';
import type { ApiCaller } from '@alveole/contracts';
import type { DocumentKind, EstablishmentDocument } from '@alveole/contracts/establishment';
import { Button, Card, DefinitionList } from '@alveole/ui';
import type { ReactNode } from 'react';
import type { Facts } from './establishment-facts.tsx';
import classes from './proven-facts.module.css';
import { documentNames } from '../modify-establishment/modify-establishment.text.ts';
import { texts } from './read-establishment.text.ts';

export interface ProvenFactsProps {
  readonly api: ApiCaller;
  readonly title: string;
  readonly facts: Facts;
  /** What proves them. */
  readonly kind: DocumentKind;
  readonly documents: readonly EstablishmentDocument[];
  /** Why there may be none. */
  readonly absence?: string;
  /** Puts another document in its place; absent where that is not open. */
  readonly onReplace?: ((kind: DocumentKind) => void) | undefined;
}

/** Facts, and beside them the document that proves them: the largest thing of the screen. */
export function ProvenFacts({ api, title, facts, kind, documents, absence, onReplace }: ProvenFactsProps): ReactNode {
  const name = documentNames[kind];
  const stored = documents.find((document) => document.kind === kind);
  const replace = onReplace ? (
    <Button size="s" icon="upload" onPress={() => onReplace(kind)}>
      {stored ? texts.replace(name) : texts.add(name)}
    </Button>
  ) : undefined;
  return (
    <div className={stored || facts.some(({ value }) => value) ? undefined : 'no-print'}>
      <Card title={title} action={stored ? replace : undefined}>
        <div className={classes.pair} data-proven={stored ? '' : undefined}>
          <DefinitionList items={facts} />
          {stored ? (
            <StoredDocument key={stored.name} api={api} name={stored.name} title={name} />
          ) : (
            <div className={classes.absent}>
              <h3 className={classes.absence}>{`${texts.noDocument}\u00a0: ${name}`}</h3>
              <p>{absence ?? texts.noDocumentReason}</p>
              {replace}
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}
