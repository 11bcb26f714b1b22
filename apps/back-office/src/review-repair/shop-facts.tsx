import type { RepairShop } from '@alveole/contracts/repair';
import { displayPhone } from '@alveole/validation';
import { Card, DefinitionList, LinkButton, Row, Stack, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './review-repair.text.ts';

/** The establishment of the file, for reading, and the way to its own file. */
export function ShopFacts({ shop }: { readonly shop: RepairShop }): ReactNode {
  const { entityId, mail, identifier, companyName, commercialName, address, postcode, city, phone } = shop;
  return (
    <Stack>
      <DefinitionList
        items={[
          { label: 'Dénomination commerciale', value: commercialName },
          { label: 'Raison sociale', value: companyName },
          { label: 'SIRET', value: identifier },
          { label: 'Adresse e-mail', value: mail },
          { label: 'Téléphone', value: phone && displayPhone(phone) },
          { label: 'Adresse', value: address },
          { label: 'Code postal', value: postcode },
          { label: 'Ville', value: city },
        ]}
      />
      <Row>
        <LinkButton href={`/admin/backend/folder/${entityId}`}>{texts.openShop}</LinkButton>
      </Row>
    </Stack>
  );
}

/** How to reach the establishment, always in view. */
export function ContactCard({
  shop: { commercialName, companyName, phone, mail },
}: {
  readonly shop: RepairShop;
}): ReactNode {
  return (
    <Card title={texts.contact}>
      <DefinitionList
        items={[
          { label: 'Établissement', value: commercialName ?? companyName },
          {
            label: 'Téléphone',
            value: phone && <TextLink href={`tel:${phone}`}>{displayPhone(phone)}</TextLink>,
          },
          { label: 'Adresse e-mail', value: mail && <TextLink href={`mailto:${mail}`}>{mail}</TextLink> },
        ]}
      />
    </Card>
  );
}
