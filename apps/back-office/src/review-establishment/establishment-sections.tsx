import type { EstablishmentProfile, EstablishmentView, Position } from '@alveole/contracts';
import {
  activityLabels,
  activityRequestLabel,
  daySlotsLabel,
  EstablishmentKind,
  establishmentKindLabels,
  isBikeShop,
  shownActivity,
  weekdayLabels,
  weekdays,
} from '@alveole/domain';
import { apeToDisplay, displayIban, displayIdentifier, displayPhone } from '@alveole/validation';
import { Card, DefinitionList, Grid, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './establishment-sections.module.css';
import { texts } from './review-establishment.text.ts';

type Facts = readonly { readonly label: string; readonly value: ReactNode }[];

/** Everything that staff reads of an establishment. */
export function EstablishmentSections({ establishment }: { readonly establishment: EstablishmentView }): ReactNode {
  const { profile } = establishment;
  return (
    <Grid columns="medium">
      <div className={classes.column}>
        <Card title={texts.structure}>
          <DefinitionList items={structureFacts(establishment)} />
        </Card>
        <Card title={texts.representative}>
          <DefinitionList items={representativeFacts(profile)} />
        </Card>
      </div>
      <div className={classes.column}>
        <Card title={texts.establishment}>
          <DefinitionList items={placeFacts(profile)} />
        </Card>
        <Card title={texts.bank}>
          <DefinitionList items={[{ label: 'IBAN', value: profile.iban && displayIban(profile.iban) }]} />
        </Card>
      </div>
    </Grid>
  );
}

const identifierLabels: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: 'SIRET',
  [EstablishmentKind.association]: 'RNA',
  [EstablishmentKind.alsaceMoselleAssociation]: 'Registre des associations',
  [EstablishmentKind.localAuthority]: 'SIRET',
};

function structureFacts({ kind, profile, activity, conditionsAccepted }: EstablishmentView): Facts {
  const { companyName, commercialName, identifier, apeCode, retailer } = profile;
  return [
    { label: 'Type', value: establishmentKindLabels[kind] },
    { label: 'Raison sociale', value: companyName },
    { label: 'Dénomination commerciale', value: commercialName },
    { label: identifierLabels[kind], value: identifier && displayIdentifier(kind, identifier) },
    { label: 'Code APE', value: apeCode && apeToDisplay(apeCode) },
    ...(isBikeShop(kind) ? [{ label: 'Enseigne', value: retailer }] : []),
    { label: 'Activité', value: activityLabels[shownActivity(activity)] },
    ...(activity.request === undefined
      ? []
      : [{ label: 'Demande d’activité', value: activityRequestLabel(activity.request) }]),
    { label: 'Conditions générales', value: conditionsAccepted ? 'Acceptées' : 'À accepter' },
  ];
}

function representativeFacts({ lastName, firstName, mail, mobile }: EstablishmentProfile): Facts {
  return [
    { label: 'Nom', value: lastName },
    { label: 'Prénom', value: firstName },
    { label: 'Email', value: mail && <TextLink href={`mailto:${mail}`}>{mail}</TextLink> },
    { label: 'Mobile', value: mobile && displayPhone(mobile) },
  ];
}

function placeFacts({ address, postcode, city, phone, website, position, openingHours }: EstablishmentProfile): Facts {
  return [
    { label: 'Adresse', value: [address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') },
    { label: 'Téléphone', value: phone && displayPhone(phone) },
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
      value: position && <MapPosition {...position} />,
    },
    { label: 'Horaires', value: <Hours hours={openingHours} /> },
  ];
}

function MapPosition({ latitude, longitude }: Position): ReactNode {
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

function Hours({ hours }: { readonly hours: EstablishmentProfile['openingHours'] }): ReactNode {
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
