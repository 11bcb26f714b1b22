import type { RepairFile } from '@alveole/contracts';
import { displayPhone } from '@alveole/validation';
import { Card, DefinitionList, LinkButton, Row, Stack, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './review-repair.text.ts';

type Shop = RepairFile['entity'];

/** The establishment of the file, for reading, and the way to its own file. */
export function ShopFacts({ shop }: { readonly shop: Shop }): ReactNode {
  const { entity_id, mail, siret, raison_sociale, commercialname, adresse, zip, city, telephone } = shop;
  return (
    <Stack>
      <DefinitionList
        items={[
          { label: 'Dénomination commerciale', value: commercialname },
          { label: 'Raison sociale', value: raison_sociale },
          { label: 'SIRET', value: siret },
          { label: 'Email', value: mail },
          { label: 'Téléphone', value: telephone && displayPhone(telephone) },
          { label: 'Adresse', value: adresse },
          { label: 'Code postal', value: zip },
          { label: 'Ville', value: city },
        ]}
      />
      <Row>
        <LinkButton href={`/admin/backend/folder/${entity_id}`}>{texts.openShop}</LinkButton>
      </Row>
    </Stack>
  );
}

/** How to reach the establishment, always in view. */
export function ContactCard({
  shop: { commercialname, raison_sociale, telephone, mail },
}: {
  readonly shop: Shop;
}): ReactNode {
  return (
    <Card title={texts.contact}>
      <DefinitionList
        items={[
          { label: 'Établissement', value: commercialname ?? raison_sociale },
          {
            label: 'Téléphone',
            value: telephone && <TextLink href={`tel:${telephone}`}>{displayPhone(telephone)}</TextLink>,
          },
          { label: 'Email', value: mail && <TextLink href={`mailto:${mail}`}>{mail}</TextLink> },
        ]}
      />
    </Card>
  );
}
