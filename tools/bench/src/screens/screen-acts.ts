import type { Page } from '@playwright/test';
import { freshClient } from '../whole-file/client.ts';
import type { ScreenAct } from './screen.ts';

const press =
  (role: 'button' | 'link' | 'radio', name: string | RegExp): ScreenAct =>
  async (page: Page) =>
    page.getByRole(role, { name }).first().click();
const key =
  (name: string): ScreenAct =>
  async (page: Page) =>
    page.keyboard.press(name);
const type =
  (label: string, text: string): ScreenAct =>
  async (page: Page) =>
    page.getByLabel(label, { exact: true }).pressSequentially(text, { delay: 60 });

/** Each is done once the one before is painted. */
const inTurn = (...acts: readonly ScreenAct[]): readonly ScreenAct[] =>
  acts.map((act) => async (page: Page) => {
    await act(page);
    await page.waitForTimeout(300);
  });

/** What is done on the screens of the main jobs. */
export const screenActs = {
  home: inTurn(press('button', 'Menu'), press('button', 'Fermer')),
  list: inTurn(async (page) => page.getByRole('searchbox').first().pressSequentially('martin', { delay: 60 })),
  reception: inTurn(type('Mobile du client', freshClient().phone)),
  invoice: inTurn(async (page) => page.locator('#contenu input').first().pressSequentially('80', { delay: 60 })),
  deskList: inTurn(press('button', 'Filtres'), key('Escape'), key('j'), key('j'), async (page) =>
    page.getByRole('searchbox').first().pressSequentially('martin', { delay: 60 }),
  ),
  deskFile: inTurn(key('v'), key('Escape')),
} as const;
