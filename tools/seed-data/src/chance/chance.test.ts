import { newPassword } from '@alveole/validation';
import { demoAccounts } from '../demo-accounts.ts';
import { demoPeople } from '../beneficiaries/beneficiary-seeds.ts';
import { distanceBetween, farAwayKm, personKey, personQuota } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { createCalendar } from './calendar.ts';
import { createRandom } from './random.ts';
import { establishmentTable } from '../establishments/establishment-table.ts';
import { planRepairs } from '../repairs/plan-repairs.ts';
import { tellStory } from '../repairs/file-story.ts';
import { transferOf } from '../repairs/refund-seeds.ts';

const plan = () => planRepairs(establishmentTable, demoPeople());
const aDay = 24 * 3600_000;

describe('the draws of the demo', () => {
  it('come out the same each time, within their bounds', () => {
    const draws = (random = createRandom(5)) => Array.from({ length: 200 }, () => random.int(3, 9));
    expect(draws()).toEqual(draws());
    expect(new Set(draws())).toEqual(new Set([3, 4, 5, 6, 7, 8, 9]));
    expect(plan()).toEqual(plan());
  });

  it('keep every person, and every file of a person within his quota', () => {
    const people = demoPeople();
    expect(new Set(people.map(personKey)).size).toBe(people.length);
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length);
    const entitlements = plan().map(({ kind, person, entitlement }) => `${person.id}:${kind}:${entitlement}`);
    expect(new Set(entitlements).size).toBe(entitlements.length);
    expect(plan().filter(({ kind, entitlement }) => entitlement > personQuota(kind, openEndedCampaign).limit)).toEqual(
      [],
    );
  });

  it('send people to a shop near their home, but for a few', () => {
    const isFar = ({ person, shop }: ReturnType<typeof plan>[number]): boolean => {
      const home = establishmentTable.find(({ zip }) => zip === person.postalCode);
      return home === undefined || distanceBetween(home, shop) > farAwayKm * 1000;
    };
    const far = plan().filter(isFar);
    expect(far.length).toBeLessThan(plan().length * 0.05);
  });

  it('leave no act in the future and none on a Sunday, whatever the day of the seed', () => {
    for (let day = 0; day < 7; day += 1) {
      const now = new Date(Date.UTC(2026, 10, 16, 7) + day * aDay);
      const calendar = createCalendar(now);
      const paidAt = transferOf(calendar).confirmedAt;
      const stories = plan().map((one) => tellStory(one, { calendar, campaign: openEndedCampaign, paidAt }));
      const moments = stories.flatMap(({ openedAt, acts }) => [openedAt, ...acts.map(({ at }) => at)]);
      const backwards = stories.filter(({ openedAt, acts }) =>
        acts.some(({ at }, index) => at < (acts[index - 1]?.at ?? openedAt)),
      );
      expect(moments.filter((at) => at > now || at.getUTCDay() === 0)).toEqual([]);
      expect(backwards.map(({ plan: { digits } }) => digits)).toEqual([]);
    }
  });

  it('give passwords that the rules accept', () => {
    expect(demoAccounts.filter(({ password }) => !newPassword.safeParse(password).success)).toEqual([]);
  });
});
