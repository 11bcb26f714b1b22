import { establishmentRoutes, fieldsToWire } from '@alveole/contracts/establishment';
import type { RouteAnswer } from '@alveole/contracts';
import { establishmentMails } from '@alveole/domain';
import { eachInWords, implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { readHistory } from './read-history.ts';
import type { NumberedEntry } from './read-history.ts';

export function readHistoryRoute(ports: Pick<EnrolmentPorts, 'establishments'>) {
  return implement(establishmentRoutes.readEntityHistory, async ({ params, query, actor }) =>
    eachInWords(await readHistory(ports, { id: params.id, before: query.before }, actor), entryToWire),
  );
}

type WireEntry = RouteAnswer<typeof establishmentRoutes.readEntityHistory>[number];

function entryToWire({ number, entry }: NumberedEntry): WireEntry {
  const { at, act, from, to, author, fields, reasons, mail, eventIds = [] } = entry;
  const mailName = establishmentMails.find((known) => known === mail);
  return {
    number,
    at: at.toISOString(),
    act,
    ...(from === undefined ? {} : { from }),
    to,
    author: { role: author.role, ...(author.userName === undefined ? {} : { user_name: author.userName }) },
    fields: [...fieldsToWire(fields)],
    reasons: [...reasons],
    ...(mailName === undefined ? {} : { mail: mailName }),
    event_ids: [...eventIds],
  };
}
