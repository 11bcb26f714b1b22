import type { Entity } from '@alveole/contracts';
import {
  activityLabels,
  activityRequestLabel,
  daySlotsLabel,
  establishmentKindLabels,
  isAccepted,
  shownActivity,
  weekdayLabels,
  weekdays,
} from '@alveole/domain';
import { apeToDisplay, displayIban, displayIdentifier, displayPhone } from '@alveole/validation';
import { Card, DefinitionList, Grid, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { activityOf, kindOf } from './establishment-file.ts';
import classes from './establishment-sections.module.css';
import { texts } from './review-establishment.text.ts';

type Facts = readonly { readonly label: string; readonly value: ReactNode }[];

/** Everything that staff reads of an establishment. */
export function EstablishmentSections({ entity }: { readonly entity: Entity }): ReactNode {
  return (
    <Grid columns="medium">
      <div className={classes.column}>
        <Card title={texts.structure}>
          <DefinitionList items={structureFacts(entity)} />
        </Card>
        <Card title={texts.representative}>
          <DefinitionList items={representativeFacts(entity)} />
        </Card>
      </div>
      <div className={classes.column}>
        <Card title={texts.establishment}>
          <DefinitionList items={placeFacts(entity)} />
        </Card>
        <Card title={texts.bank}>
          <DefinitionList
            items={[{ label: 'IBAN', value: entity.entity_data.iban && displayIban(entity.entity_data.iban) }]}
          />
        </Card>
      </div>
    </Grid>
  );
}

function structureFacts(entity: Entity): Facts {
  const kind = kindOf(entity);
  const { raison_sociale, commercialname, siret, codeAPE, chaine, activity, cgsAcceptDate } = entity.entity_data;
  const known = activityOf(activity);
  return [
    { label: 'Type', value: establishmentKindLabels[kind] },
    { label: 'Raison sociale', value: raison_sociale },
    { label: 'Dénomination commerciale', value: commercialname },
    {
      label: kind === 1 ? 'RNA' : kind === 2 ? 'Registre des associations' : 'SIRET',
      value: siret && displayIdentifier(kind, siret),
    },
    { label: 'Code APE', value: codeAPE && apeToDisplay(codeAPE) },
    ...(kind === 0 ? [{ label: 'Enseigne', value: chaine }] : []),
    { label: 'Activité', value: activityLabels[shownActivity(known)] },
    ...(known.request === undefined
      ? []
      : [{ label: 'Demande d’activité', value: activityRequestLabel(known.request) }]),
    { label: 'Conditions générales', value: isAccepted(cgsAcceptDate) ? 'Acceptées' : 'À accepter' },
  ];
}

function representativeFacts({ entity_data: { name, firstname, mail, smartphone } }: Entity): Facts {
  return [
    { label: 'Nom', value: name },
    { label: 'Prénom', value: firstname },
    { label: 'Email', value: mail && <TextLink href={`mailto:${mail}`}>{mail}</TextLink> },
    { label: 'Mobile', value: smartphone && displayPhone(smartphone) },
  ];
}

function placeFacts({ entity_data }: Entity): Facts {
  const { adresse, zip, city, telephone, website, latitude, longitude } = entity_data;
  return [
    { label: 'Adresse', value: [adresse, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') },
    { label: 'Téléphone', value: telephone && displayPhone(telephone) },
    {
      label: 'Site internet',
      value:
        website && /^https?:/.test(website) ? (
          <TextLink href={website} isExternal>
            {website.replace(/^https?:\/\//, '')}
          </TextLink>
        ) : undefined,
    },
    {
      label: 'Coordonnées',
      value:
        latitude === undefined || longitude === undefined ? undefined : (
          <Position latitude={latitude} longitude={longitude} />
        ),
    },
    { label: 'Horaires', value: <Hours entity={entity_data} /> },
  ];
}

function Position({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): ReactNode {
  return (
    <>
      {`${latitude.toFixed(5)}, ${longitude.toFixed(5)} `}
      <TextLink
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`}
        isExternal
      >
        {texts.seeMap}
      </TextLink>
    </>
  );
}

function Hours({ entity: { horaires_ouverture: hours } }: { readonly entity: Entity['entity_data'] }): ReactNode {
  if (hours === undefined) return texts.noHours;
  if (hours.rdvOnly) return 'Sur rendez-vous';
  return (
    <ul className={classes.hours}>
      {weekdays.map((day) => (
        <li key={day}>{`${weekdayLabels[day]}\u00a0: ${daySlotsLabel(hours[day])}`}</li>
      ))}
    </ul>
  );
}
