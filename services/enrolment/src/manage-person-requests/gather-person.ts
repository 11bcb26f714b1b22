import { calendarDay, processingPurposes, retentionTable } from '@alveole/domain';
import { idsOf } from '../record/person-request.ts';
import type { PersonRequest } from '../record/person-request.ts';
import { recipientsOf } from './find-person-traces.ts';
import { readSubjects } from './read-subjects.ts';
import type { RequestPorts } from './request-ports.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A part of what is held of a person: some facts, or a table of what happened. */
export interface GatheredPart {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly events: readonly { readonly at: string; readonly facts: readonly Fact[] }[];
  /** Keys of its documents in the object store. */
  readonly documents: readonly string[];
}

/** Everything that the services hold of the person of a request, as he may read it. */
export interface GatheredPerson {
  readonly reference: string;
  readonly madeOn: string;
  readonly parts: readonly GatheredPart[];
  /** Why, how long and for whom (GDPR, art. 15.1), out of the register of processing. */
  readonly processing: readonly {
    readonly purpose: string;
    readonly data: string;
    readonly base: string;
    readonly term: string;
  }[];
}

/** Asks every service. Throws `ServiceUnavailableException` where one is away. */
export async function gatherPerson(ports: RequestPorts, request: PersonRequest): Promise<GatheredPerson> {
  const { subjects, reference, kind, receivedOn } = request;
  const read = await readSubjects(ports, subjects);
  const files = await ports.personTraces.filesOf(idsOf(subjects, 'consumer'));
  const fileIds = files.map(({ repair_id }) => repair_id);
  const entityIds = idsOf(subjects, 'entity');
  const { payments, payees } = await ports.personTraces.paymentsOf(fileIds, entityIds);
  const accounts = await ports.personTraces.accountsOf([], idsOf(subjects, 'account'));
  const deliveries = await ports.personTraces.deliveriesTo(recipientsOf(read));
  const only = (title: string, facts: readonly Fact[]): GatheredPart => ({ title, facts, events: [], documents: [] });
  return {
    reference,
    madeOn: calendarDay(ports.now()),
    parts: [
      only('Votre demande', [
        { label: 'Référence', value: reference },
        { label: 'Objet', value: kind },
        { label: 'Reçue le', value: receivedOn },
      ]),
      ...(await Promise.all(idsOf(subjects, 'consumer').map((id) => beneficiaryPart(ports, id)))),
      ...files.map(({ title, facts, events, documents, repair_id }) => ({
        title,
        events,
        documents,
        facts: [...facts, ...payments.filter((one) => one.repair_id === repair_id).flatMap((one) => one.facts)],
      })),
      ...(await Promise.all(entityIds.map((id) => establishmentPart(ports, id)))),
      ...payees.map(({ facts }) => only('Compte bancaire', facts)),
      ...accounts.map(({ facts }) => only('Compte d’accès', facts)),
      {
        title: 'Messages reçus du programme',
        facts: [],
        documents: [],
        events: deliveries.map(({ at, channel, label, outcome }) => ({
          at,
          facts: [
            { label: 'Message', value: label },
            { label: 'Voie', value: channel },
            { label: 'Sort', value: outcome },
          ],
        })),
      },
    ],
    processing: retentionTable.map(({ purpose, data, legalBase, countedFrom, effect }) => ({
      purpose: processingPurposes[purpose].title,
      data,
      base: legalBase,
      term: `depuis ${countedFrom}. ${effect}`,
    })),
  };
}

async function beneficiaryPart(ports: RequestPorts, id: string): Promise<GatheredPart> {
  const person = await ports.beneficiaries.byId(id);
  const flags = await ports.flags.of('person', id);
  return {
    title: 'Votre inscription',
    facts: factsOf([
      ['Code de bénéficiaire', id],
      ['Prénom', person?.typedFirstName ?? person?.firstName],
      ['Nom', person?.typedLastName ?? person?.lastName],
      ['Date de naissance', person?.birthDate],
      ['Lieu de naissance', person?.birthPlace],
      ['Code postal', person?.postalCode],
      ['Mobile', person?.phone],
      ['Courriel', person?.mail],
      ['Inscription le', person && calendarDay(person.createdAt)],
      ['Conditions acceptées le', person?.cguAcceptedAt && calendarDay(person.cguAcceptedAt)],
      ['Accord pour l’enquête le', person?.surveyAcceptedAt && calendarDay(person.surveyAcceptedAt)],
    ]),
    events: flags.map(({ at, reason, lastDay }) => ({
      at: calendarDay(at),
      facts: factsOf([
        ['Signalement', reason],
        ['Jusqu’au', lastDay],
      ]),
    })),
    documents: [],
  };
}

async function establishmentPart(ports: RequestPorts, id: string): Promise<GatheredPart> {
  const shop = await ports.establishments.byId(id);
  const { firstName, lastName, mobile, mail, phone, companyName, identifier, documents = [] } = shop?.profile ?? {};
  return {
    title: 'Établissement que vous représentez',
    facts: factsOf([
      ['Entreprise', companyName],
      ['SIRET', identifier],
      ['Prénom', firstName],
      ['Nom', lastName],
      ['Mobile', mobile],
      ['Téléphone', phone],
      ['Courriel', mail],
    ]),
    events: [],
    documents: documents.map(({ name }) => name),
  };
}

const factsOf = (entries: readonly (readonly [string, string | undefined])[]): Fact[] =>
  entries.flatMap(([label, value]) => (value ? [{ label, value }] : []));
