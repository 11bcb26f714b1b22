import { personRequestRoutes } from '@alveole/contracts/person-request';
import type { WirePersonAccount, WirePersonFile } from '@alveole/contracts/person-request';
import { createFakeClient } from '@alveole/testing/node';

type FakeClient = ReturnType<typeof createFakeClient>;

/** What the other services hold of persons, in a test’s hands. */
export interface HeldTraces {
  readonly files: WirePersonFile[];
  readonly accounts: WirePersonAccount[];
  /** Recipients, one for each message that went out. */
  readonly deliveries: string[];
}

/** The other services as far as the request of a person asks them: each forgets what its own rule lets go. */
export function createTraceServices({ auth, repairs }: { readonly auth: FakeClient; readonly repairs: FakeClient }) {
  const traces: HeldTraces = { files: [], accounts: [], deliveries: [] };
  const routes = personRequestRoutes;
  const outcomeOf = (forgotten: number) => ({ forgotten, remaining: 0 });
  repairs
    .on(routes.findPersonFiles, ({ body }) => ({
      files: traces.files.filter(({ consumer_id }) => body.consumer_ids.includes(consumer_id)),
    }))
    .on(routes.forgetPersonFiles, ({ body }) => {
      const due = traces.files.filter(
        (file) => body.consumer_ids.includes(file.consumer_id) && file.fate === 'forgotten' && !file.is_forgotten,
      );
      for (const file of due) traces.files[traces.files.indexOf(file)] = { ...file, is_forgotten: true, facts: [] };
      return outcomeOf(due.length);
    });
  auth
    .on(routes.findPersonAccounts, ({ body }) => ({
      accounts: traces.accounts.filter(
        ({ mail, user_id }) => body.mails.includes(mail) || body.user_ids.includes(user_id),
      ),
    }))
    .on(routes.forgetPersonAccounts, ({ body }) => {
      const due = traces.accounts.filter(({ user_id, is_closed }) => is_closed && body.user_ids.includes(user_id));
      for (const account of due) traces.accounts.splice(traces.accounts.indexOf(account), 1);
      return outcomeOf(due.length);
    });
  const notifications = createFakeClient()
    .on(routes.findPersonDeliveries, ({ body }) => ({
      deliveries: traces.deliveries
        .filter((recipient) => body.recipients.includes(recipient))
        .map(() => ({ at: '02-03-2026 10:00', channel: 'SMS', label: 'Code de validation', outcome: 'Remis' })),
    }))
    .on(routes.forgetPersonDeliveries, ({ body }) => {
      const due = traces.deliveries.filter((recipient) => body.recipients.includes(recipient));
      for (const recipient of due) traces.deliveries.splice(traces.deliveries.indexOf(recipient), 1);
      return outcomeOf(due.length);
    });
  const refunds = createFakeClient().on(routes.findPersonPayments, ({ body }) => ({
    payments: body.repair_ids.map((repair_id) => ({ repair_id, facts: [{ label: 'Aide versée', value: '50,00 €' }] })),
    payees: [],
  }));
  return { traces, notifications, refunds };
}
