import type { ConsumerSnapshot, EntitySnapshot } from '@alveole/contracts';
import { enrolmentRoutes } from '@alveole/contracts';
import { appError } from '@alveole/contracts';
import type { ServiceClient } from '@alveole/service-kit';
import { randomDigits } from '@alveole/service-kit';

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Eight unambiguous characters, fresh each time. */
export function freshConsumerId(): string {
  return Array.from(randomDigits(16).matchAll(/../g), ([pair]) => letters[Number(pair) % letters.length]).join('');
}

export function consumerOf(changes: Partial<ConsumerSnapshot> = {}): ConsumerSnapshot {
  return {
    consumer_id: freshConsumerId(),
    sequence: 1,
    first_name: 'LEA',
    last_name: 'DURAND',
    birth_date: '1990-05-17',
    birth_place: 'Colmar',
    smartphone_number: `+3363998${randomDigits(4)}`,
    mail: 'lea.durand@exemple.fr',
    ...changes,
  };
}

export function entityOf(changes: Partial<EntitySnapshot> = {}): EntitySnapshot {
  return {
    entity_id: `shop-${randomDigits(9)}`,
    sequence: 1,
    status: 1,
    gender: 0,
    prefix: 42,
    raison_sociale: 'Cycles du Rhin SARL',
    commercialname: 'Cycles du Rhin',
    siret: '73282932000074',
    mail: 'atelier@exemple.fr',
    zip: '67000',
    city: 'Strasbourg',
    conditions_accepted: true,
    activity: 0,
    ...changes,
  };
}

/** Enrolment as this service sees it: two calls, whose answers a test sets; it counts what was asked. */
export interface FakeEnrolment extends ServiceClient {
  readonly entities: Map<string, EntitySnapshot>;
  readonly consumers: Map<string, ConsumerSnapshot>;
  readonly asked: string[];
  /** Answers nothing any more, as when the service is away. */
  away: boolean;
}

export function createFakeEnrolment(): FakeEnrolment {
  const fake: Omit<FakeEnrolment, 'call'> = { entities: new Map(), consumers: new Map(), asked: [], away: false };
  const call = async (route: { name: string }, input: unknown): Promise<unknown> => {
    const { id } = (input as { params: { id: string } }).params;
    fake.asked.push(`${route.name} ${id}`);
    if (fake.away)
      throw appError('ServiceUnavailableException', 'The service enrolment does not answer.', { retryAfter: 2 });
    const ofEntity = route.name === enrolmentRoutes.readEntitySnapshot.name;
    const found = ofEntity ? fake.entities.get(id) : fake.consumers.get(id);
    if (found === undefined)
      throw appError(ofEntity ? 'EntityNotFoundException' : 'ConsumerNotFoundException', 'Not found.');
    return found;
  };
  return Object.assign(fake, { call: call as ServiceClient['call'] });
}
