import type { Face } from '@alveole/campaigns';
import type { PublicConfig } from '@alveole/contracts';
import { licenceOf } from '@alveole/domain';
import type { Campaign, DataLicence } from '@alveole/domain';
import { catalogueAddress, publishedDataOf } from './published-data.ts';
import type { DataFile, PublishedData } from './published-data.ts';

/** Whose data they are, and where browsers reach them. */
export interface CataloguedInstallation {
  /** Without the base path. */
  readonly publicUrl: string;
  readonly config: PublicConfig;
  readonly face?: Face | undefined;
}

type Node = Readonly<Record<string, unknown>>;

const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

const authority = 'http://publications.europa.eu/resource/authority';
const french: Node = { '@id': `${authority}/language/FRA` };

/** What is the same for every set of data of an installation. */
interface Shared {
  readonly at: (path: string) => string;
  readonly publisher: Node;
  readonly mail: string;
  readonly campaign: Campaign;
  readonly licence: DataLicence;
}

/** The record of an installation's open data for catalogues: DCAT-AP as JSON-LD. */
export function catalogueRecord({ publicUrl, config, face }: CataloguedInstallation): Node {
  const { campaign, programme, base_path } = config;
  const at = (path: string) => `${new URL(publicUrl).origin}${base_path}/${path.replace(/^\//, '')}`;
  const mail = face?.publisher.mail ?? programme.contacts.associations;
  const publisher: Node = {
    '@id': at('#editeur'),
    '@type': 'foaf:Organization',
    'foaf:name': face?.publisher.name ?? programme.name,
    'foaf:mbox': { '@id': `mailto:${mail}` },
  };
  const shared: Shared = { at, publisher, mail, campaign, licence: licenceOf(campaign) };
  return {
    '@context': context,
    '@id': at(catalogueAddress),
    '@type': 'dcat:Catalog',
    'dct:title': text(`Données ouvertes : ${programme.name}`),
    'dct:description': text(`Ce que le programme « ${campaign.name} » publie de ses comptes et de ses dossiers.`),
    'dct:publisher': publisher,
    'dct:language': french,
    'dct:license': { '@id': shared.licence.url },
    'foaf:homepage': { '@id': at('auth/programme') },
    'dcat:dataset': publishedDataOf(campaign).map((data) => datasetOf(data, shared)),
  };
}

function datasetOf(data: PublishedData, shared: Shared): Node {
  const { at, publisher, mail, campaign } = shared;
  return {
    '@id': at(`${catalogueAddress}#${data.id}`),
    '@type': 'dcat:Dataset',
    'dct:identifier': at(`${catalogueAddress}#${data.id}`),
    'dct:title': text(data.title),
    'dct:description': text(data.description),
    'dct:publisher': { '@id': publisher['@id'] },
    'dcat:contactPoint': {
      '@type': 'vcard:Organization',
      'vcard:fn': publisher['foaf:name'],
      'vcard:hasEmail': { '@id': `mailto:${mail}` },
    },
    'dct:language': french,
    'dcat:theme': { '@id': `${authority}/data-theme/GOVE` },
    'dcat:keyword': data.keywords.map(text),
    'dct:accrualPeriodicity': { '@id': `${authority}/frequency/${data.frequency}` },
    'dct:temporal': periodOf(campaign),
    'dcat:landingPage': { '@id': at(data.page) },
    ...(data.schema !== undefined && { 'dct:conformsTo': { '@id': data.schema } }),
    'dcat:distribution': data.files.map((file) => distributionOf(file, data, shared)),
  };
}

function distributionOf({ title, file, type }: DataFile, { id }: PublishedData, { at, licence }: Shared): Node {
  return {
    '@id': at(`${catalogueAddress}#${id}-${file.replace(/^.*\//, '').replace(/\W+/g, '-')}`),
    '@type': 'dcat:Distribution',
    'dct:title': text(title),
    'dcat:accessURL': { '@id': at(file) },
    'dcat:downloadURL': { '@id': at(file) },
    'dcat:mediaType': { '@id': `https://www.iana.org/assignments/media-types/${type}` },
    'dct:format': { '@id': `${authority}/file-type/${type === 'text/csv' ? 'CSV' : 'JSON'}` },
    'dct:license': { '@id': licence.url },
  };
}

/** From the first day of the campaign to its last; without an end while it has none. */
function periodOf({ startsOn, sessionsStartOn, endsOn }: Campaign): Node {
  const first = startsOn < sessionsStartOn ? startsOn : sessionsStartOn;
  return {
    '@type': 'dct:PeriodOfTime',
    'dcat:startDate': dayOf(first),
    ...(endsOn !== null && { 'dcat:endDate': dayOf(endsOn) }),
  };
}

const dayOf = (day: string): Node => ({ '@type': 'xsd:date', '@value': day });
const text = (value: string): Node => ({ '@language': 'fr', '@value': value });
