import { demoAccount } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import type { Role } from '@alveole/domain';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

type File = Parameters<Locator['setInputFiles']>[0];

/** Fills fields by their labels. */
export async function fillIn(where: Page | Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await where.getByLabel(label, { exact: true }).fill(value);
}

/** Ticks a box or a radio button by pressing on its label. */
export async function tick(where: Page | Locator, label: string | RegExp): Promise<void> {
  await where.getByText(label).first().click();
}

/** Chooses among the options of a closed list. */
export async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Types into a list that narrows and takes the option by the keys: on a phone, scrolling to it would close the list. */
export async function chooseTyped(page: Page, field: string, option: string): Promise<void> {
  const typed = page.getByRole('combobox', { name: field });
  await typed.click();
  await typed.pressSequentially(option);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await typed.press('ArrowDown');
  await typed.press('Enter');
  await expect(typed).toHaveValue(option);
}

/** Gives a file to the upload of this name and waits until it is sent. */
export async function hand(page: Page, upload: string, file: File): Promise<void> {
  const field = page.getByRole('group', { name: upload, exact: true });
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: 'Choisir un fichier' }).click();
  await (await chooser).setFiles(file as string);
}

/** Opens an entry of the menu. */
export async function openFromMenu(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await pressInMenu(page, menu.getByRole('link', { name: entry, exact: true }));
}

/** Presses what signs out, which stands below the menu. */
export async function pressSignOut(page: Page): Promise<void> {
  await pressInMenu(page, page.getByRole('button', { name: 'Se déconnecter', exact: true }));
}

/** A phone keeps its menu behind a button; which of the two there is shows once the page stands. */
async function pressInMenu(page: Page, pressed: Locator): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(menu.or(pressed)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await pressed.click();
}

/** Opens a section of a long page by its line in the contents; answers the section. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const line = page.getByRole('button', { name: new RegExp(`^${title}( |$)`) });
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  const section = page.getByRole('region', { name: title });
  await expect(section).toBeVisible();
  return section;
}

/** Presses the act and confirms it in the dialog that names its consequence. */
export async function confirm(page: Page, title: RegExp, act: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title }).or(page.getByRole('dialog', { name: title }));
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function signIn(
  page: Page,
  { mail, password }: { readonly mail: string; readonly password: string },
): Promise<void> {
  await page.goto('/auth/login');
  await fillIn(page, { 'Adresse e-mail': mail, 'Mot de passe': password });
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/admin\//);
}

/** Signs in with an account of the demo data. @param permission of administrators: 0 administrator level, 1 operator */
export async function signInAs(page: Page, outside: DemoApi, role: Role, permission: 0 | 1 = 0): Promise<void> {
  await signIn(page, await demoAccount(outside, role, permission));
}
