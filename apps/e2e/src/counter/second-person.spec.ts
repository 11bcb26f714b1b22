import { expectNoSidewaysScroll } from '../browser/expect-no-sideways-scroll.ts';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { expect, test } from '../browser/test.ts';
import { signInAs } from '../walk/acts.ts';
import { displayedName } from '../walk/personas.ts';
import { describe, openFile, stranger } from '../walk/counter-on-device.ts';
import { expectInvoiceAsked, lookFor } from '../walk/counter-acts.ts';
import { expectFound, preRegistered } from '../walk/earlier-visits.ts';

onEachScreen(({ width }) => {
  test('a second person on the phone of a known one is recorded, and both are kept', async ({
    page,
    outside,
    capture,
  }) => {
    const known = await preRegistered(outside);
    const second = { ...stranger(), phone: known.phone };
    await signInAs(page, outside, 'REP');
    await lookFor(page, known.phone);
    await expect(page.getByRole('heading', { name: displayedName(known) })).toBeVisible();
    await capture(`known-person-${width}`);

    await page.getByRole('button', { name: 'Une autre personne' }).click();
    await describe(page, second);
    await capture(`another-person-${width}`);
    await expectNoSidewaysScroll(page);
    await openFile(page);
    await expectInvoiceAsked(page);

    await expectFound(outside, known.sentTo, 2);
    await lookFor(page, known.phone);
    await page.getByRole('button', { name: 'Ce vélo n’est pas dans la liste' }).click();
    const people = page.getByRole('radiogroup', { name: 'Personnes connues à ce numéro' });
    await expect(people.getByRole('radio')).toHaveCount(3);
    await expect(people).toContainText(displayedName(known));
    await expect(people).toContainText(displayedName({ firstName: 'PAUL', lastName: second.lastName }));
    await capture(`both-people-${width}`);
  });
});
