import type { RemoteProps } from '@alveole/contracts';
import type { DocumentKind, EstablishmentView } from '@alveole/contracts/establishment';
import { isLocalAuthority, shownActivity, teaches } from '@alveole/domain';
import { Card, DefinitionList, Stack } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  bankFacts,
  companyFacts,
  hoursFacts,
  placeFacts,
  representativeFacts,
  trainingFacts,
} from './establishment-facts.tsx';
import classes from './establishment-sections.module.css';
import { PlaceFact } from '../modify-establishment/place-fact.tsx';
import { ProvenFacts } from './proven-facts.tsx';
import { ReplaceDocumentDialog } from '../modify-establishment/replace-document-dialog.tsx';
import { texts } from './read-establishment.text.ts';
import type { ModifyFile } from '../save-establishment/save-establishment.ts';

export interface EstablishmentSectionsProps {
  readonly remote: RemoteProps;
  readonly establishment: EstablishmentView;
  /** Changes fields of the file; absent on a file that may only be read. */
  readonly onModify: ModifyFile | undefined;
}

/** Everything that staff reads of an establishment, each fact beside the document that proves it. */
export function EstablishmentSections({ remote, establishment, onModify }: EstablishmentSectionsProps): ReactNode {
  const { profile, kind, activity } = establishment;
  const [replaced, setReplaced] = useState<DocumentKind>();
  const proof = {
    api: remote.api,
    documents: establishment.documents,
    onReplace: onModify && setReplaced,
  };
  return (
    <>
      <ProvenFacts
        {...proof}
        onReplace={isLocalAuthority(kind) ? undefined : proof.onReplace}
        title={texts.structure}
        kind="KBIS"
        facts={companyFacts(establishment)}
        absence={isLocalAuthority(kind) ? texts.noDocumentLocal : texts.noDocumentReason}
      />
      <ProvenFacts {...proof} title={texts.representative} kind="PID" facts={representativeFacts(profile)} />
      <ProvenFacts {...proof} title={texts.bank} kind="RIB" facts={bankFacts(profile)} />
      <Card title={texts.establishment}>
        <div className={classes.pair}>
          <DefinitionList items={placeFacts(establishment)} />
          <Stack gap="200">
            <PlaceFact remote={remote} establishment={establishment} onModify={onModify} />
            <DefinitionList items={hoursFacts(profile)} />
          </Stack>
        </div>
      </Card>
      {teaches({ ...activity, done: shownActivity(activity) }) || profile.training ? (
        <Card title={texts.training}>
          <DefinitionList items={trainingFacts(profile)} />
        </Card>
      ) : null}
      {replaced && onModify ? (
        <ReplaceDocumentDialog
          remote={remote}
          establishment={establishment}
          kind={replaced}
          onClose={() => setReplaced(undefined)}
          onModify={onModify}
        />
      ) : null}
    </>
  );
}
