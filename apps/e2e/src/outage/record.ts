import { repairRoutes } from '@alveole/contracts/repair';
import { demoAccount, signInAs, smsTo } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import type { Stranger } from '../walk/counter-on-device.ts';

/** The files of a person as the service has them, each as the codes of its history. */
export async function filesOf(outside: DemoApi, { lastName }: Pick<Stranger, 'lastName'>): Promise<readonly string[]> {
  const { mail, password } = await demoAccount(outside, 'REP', 0);
  const token = await signInAs(outside, mail, password);
  const rows = await outside.call(repairRoutes.listOwnRepairs, { query: { query: lastName } }, token);
  const files = await Promise.all(
    rows.map(({ repair_id }) => outside.call(repairRoutes.readOwnRepair, { params: { id: repair_id } }, token)),
  );
  return files.map(({ history }) => history.map(({ operation_code }) => operation_code).join(' '));
}

/** How many codes this person's phone has got. */
export async function codesGot(outside: DemoApi, { sentTo }: Stranger): Promise<number> {
  return (await smsTo(outside, sentTo)).filter((text) => /\b\d{6}\b/.test(text)).length;
}
