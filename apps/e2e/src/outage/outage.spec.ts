import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { onEachScreen } from '../browser/on-each-screen.ts';
import { choosePhotos } from '../walk/complement-photos.ts';
import { askComplements, closedRepair } from '../walk/earlier-visits.ts';
import { confirm } from '../walk/acts.ts';
import {
  addPhoto,
  atCounter,
  chooseInvoice,
  confirmInvoice,
  describe,
  fileIsThrough,
  line,
  lookUp,
  nothingWaits,
  openFile,
  pressValidate,
  received,
  sendCode,
  sendInvoice,
  stranger,
  toWaiting,
  typeCode,
  waiting,
} from '../walk/counter-on-device.ts';
import { test } from './killable-server.ts';
import type { KillableServer } from './killable-server.ts';
import { codesGot, filesOf } from './record.ts';
import { trialsOfTabs } from './tab-trials.ts';

/** What goes on without an answer, in order. */
const stepsThatWait = [openFile, sendInvoice, addPhoto];

/** What each trial of a whole file comes to. */
const wholeFile = 'INIT FAC PHO SMS VAL';

const operating = /\/enrolment\/repair$/;

interface Trial {
  readonly context: BrowserContext;
  readonly server: KillableServer;
}

/** The server has it; the counter never hears of it. */
const loseAnswers = ({ context }: Trial) =>
  context.route(operating, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

/** Of three operations the first is acknowledged, the second recorded unheard, and the third never leaves. */
async function cutBehindSecond(context: BrowserContext): Promise<void> {
  let operations = 0;
  await context.route(operating, async (route) => {
    operations += 1;
    if (operations > 2) return route.abort('internetdisconnected');
    const response = await route.fetch();
    if (operations === 1) return route.fulfill({ response });
    await context.setOffline(true);
    await route.abort('connectionreset');
  });
}

onEachScreen(() => {
  trialsOfTabs();

  test('the network is cut once the person is known: the file goes on up to the code, and arrives whole', async ({
    page,
    context,
    outside,
  }) => {
    const person = stranger();
    await atCounter(page, outside);
    await lookUp(page, person);
    await context.setOffline(true);
    await expect(line(page, /^Hors connexion/)).toBeVisible();
    await page.reload();
    await describe(page, person);
    await openFile(page);
    await sendInvoice(page);
    await addPhoto(page);
    await sendCode(page).click();
    await expect(page.getByText(/^Le code demande le réseau/)).toBeVisible();

    // The tab comes back without a network, to all that waits.
    await page.goto('/admin/envois');
    await expect(page.getByText('Ouverture du dossier')).toBeVisible();
    await expect(page.getByText(/^Facture de 125,00/)).toBeVisible();
    await expect(page.getByText('Photo du vélo')).toBeVisible();
    expect(await filesOf(outside, person)).toEqual([]);

    await context.setOffline(false);
    await nothingWaits(page);
    expect(await filesOf(outside, person)).toEqual(['INIT FAC PHO']);
  });

  for (const { title, begins, ends, says } of [
    {
      title: 'the network is cut before each step: every step waits or asks for the network, and is recorded once',
      begins: ({ context }: Trial) => context.setOffline(true),
      ends: ({ context }: Trial) => context.setOffline(false),
      says: /^Hors connexion/,
    },
    {
      title: 'the server is killed before each step: every step waits, and is recorded once',
      begins: ({ server }: Trial) => server.kill(),
      ends: ({ server }: Trial) => server.start(),
      says: /^1\senvoi en attente/,
    },
  ])
    test(title, async ({ page, context, server, outside }) => {
      const trial = { context, server };
      const person = await received(page, outside);
      for (const step of stepsThatWait) {
        await begins(trial);
        await step(page);
        await expect(line(page, says).filter({ has: toWaiting(page) })).toBeVisible();
        await ends(trial);
        await expect(toWaiting(page)).toBeHidden();
      }

      await begins(trial);
      await sendCode(page).click();
      await expect(page.getByText(/^Le code demande le réseau/)).toBeVisible();
      await ends(trial);
      await sendCode(page).click();
      await typeCode(page, outside, person);
      await begins(trial);
      await pressValidate(page);
      await expect(page.getByText(/^Le service ne répond pas/)).toBeVisible();
      await ends(trial);
      await pressValidate(page);
      await expect(fileIsThrough(page)).toBeVisible();
      expect(await filesOf(outside, person)).toEqual([wholeFile]);
      expect(await codesGot(outside, person)).toBe(1);
    });

  test('an answer is lost on its way, at each step: nothing is recorded twice', async ({
    page,
    context,
    server,
    outside,
  }) => {
    const trial = { context, server };
    const person = await received(page, outside);
    for (const step of stepsThatWait) {
      await loseAnswers(trial);
      await step(page);
      await expect(waiting(page, 1)).toBeVisible();
      await context.unrouteAll({ behavior: 'wait' });
      await page.evaluate(`dispatchEvent(new Event('online'))`);
      await expect(waiting(page, 1)).toBeHidden();
    }

    // What needs an answer is read again with the file.
    await loseAnswers(trial);
    await sendCode(page).click();
    await expect(page.getByText(/^Envoyé au .*Demandez-lui les 6 chiffres/)).toBeVisible();
    await typeCode(page, outside, person);
    await expect(page.getByText(/^Le code demande le réseau/)).toBeHidden();
    await pressValidate(page);
    await expect(fileIsThrough(page)).toBeVisible();
    await context.unrouteAll({ behavior: 'wait' });
    expect(await filesOf(outside, person)).toEqual([wholeFile]);
    expect(await codesGot(outside, person)).toBe(1);
  });

  test('an answer of three photos is cut off between them: what was recorded stands once, the rest follows by itself', async ({
    page,
    context,
    outside,
  }) => {
    const customer = await closedRepair(outside);
    await askComplements(outside, customer, 'La photo du vélo est floue');
    await atCounter(page, outside);
    await page.goto(`/admin/reparation/dossiers/${customer.visit.repairId}`);
    const rows = await choosePhotos(page);
    await expect(rows.filter({ hasText: 'Prêt à joindre' })).toHaveCount(3);
    await cutBehindSecond(context);
    await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await confirm(page, /^Envoyer cette réponse/, 'Envoyer');
    await expect(line(page, /^Hors connexion/).filter({ has: toWaiting(page) })).toBeVisible();
    expect(await filesOf(outside, customer)).toEqual([`${wholeFile} COM PHO COMR PHO`]);

    await context.unrouteAll({ behavior: 'wait' });
    await context.setOffline(false);
    await expect(toWaiting(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Voir : Photo du vélo' })).toHaveCount(4);
    expect(await filesOf(outside, customer)).toEqual([`${wholeFile} COM PHO COMR PHO PHO`]);
  });

  test('the server is killed in mid-request, the code and its closing too: nothing is lost, nothing doubled', async ({
    page,
    server,
    outside,
  }) => {
    const killedIn = async (press: () => Promise<void>): Promise<void> => {
      const left = page.waitForRequest(operating).then(() => server.kill());
      await press();
      await left;
      await server.start();
    };
    const person = await received(page, outside);
    await openFile(page);
    await chooseInvoice(page);
    await killedIn(() => confirmInvoice(page));
    await expect(waiting(page, 1)).toBeHidden();
    await addPhoto(page);

    // Whether the server had it shows in the file, read again.
    const code = page.getByLabel('Code à 6 chiffres');
    await killedIn(() => sendCode(page).click());
    await page.reload();
    await expect(sendCode(page).or(code)).toBeVisible();
    if (await sendCode(page).isVisible()) await sendCode(page).click();
    await typeCode(page, outside, person);
    await killedIn(() => pressValidate(page));
    await page.reload();
    await expect(code.or(fileIsThrough(page))).toBeVisible();
    if (await code.isVisible()) {
      await typeCode(page, outside, person);
      await pressValidate(page);
    }
    await expect(fileIsThrough(page)).toBeVisible();
    expect(await filesOf(outside, person)).toEqual([wholeFile]);
    expect(await codesGot(outside, person)).toBe(1);
  });
});
