import { screen, waitFor } from '@testing-library/react';
import { startedEvent } from '../remotes/started-event.ts';
import { waitForTouch } from './wait-for-touch.ts';

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
const replies = jest.fn<void, [string]>();

beforeEach(() => {
  replies.mockClear();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <p>Lire</p>
    <a href="/auth/login">Se connecter</a>
    <a href="documents/aide.pdf">Document</a>
    <a href="mailto:a@exemple.fr">Écrire</a>
    <button>Rechercher</button>
    <input value="125,00">`;
  waitForTouch({ page: document, scripts: ['/assets/shell.1.js'] });
});
// The page of one test lets go before the next one's takes hold.
afterEach(async () => {
  document.dispatchEvent(new Event(startedEvent));
  await new Promise((resolve) => setTimeout(resolve));
});

const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (selector: string, init: MouseEventInit = {}): boolean =>
  element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const type = (field: HTMLInputElement, text: string): void => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
/** The app takes over: from here on it hears presses. */
const start = (): void => {
  for (const selector of ['a', 'button'])
    element(selector).addEventListener('click', (event) => {
      event.preventDefault();
      replies(selector);
    });
  document.dispatchEvent(new Event(startedEvent));
};

describe('a page at rest', () => {
  it('asks for no script while it is read', () => {
    element('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    element('p').click();
    expect(scripts()).toEqual([]);
  });

  it.each(['pointerover', 'pointerdown', 'focusin'])('asks for the app once at %s on something useful', (intent) => {
    element('a').dispatchEvent(new Event(intent, { bubbles: true }));
    element('input').dispatchEvent(new Event(intent, { bubbles: true }));
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/assets/shell.1.js']);
  });

  it.each(['a', 'button'])('keeps a press on %s for the app', async (selector) => {
    expect(press(selector)).toBe(false);
    expect(replies).not.toHaveBeenCalled();
    start();
    await waitFor(() => expect(replies.mock.calls).toEqual([[selector]]));
  });

  it('keeps a press that comes while the app takes over, until it knows what was typed', async () => {
    const field = element('input') as HTMLInputElement;
    type(field, '80');
    start();
    field.addEventListener('input', () => replies(field.value));
    press('button');
    expect(replies).not.toHaveBeenCalled();
    await waitFor(() => expect(replies.mock.calls).toEqual([['80'], ['button']]));
  });

  it('leaves to the browser what is its own', () => {
    document.addEventListener('click', (event) => (replies(String(event.defaultPrevented)), event.preventDefault()), {
      once: true,
    });
    press('a', { ctrlKey: true });
    expect(replies.mock.calls).toEqual([['false']]);
    for (const selector of ['[href^=documents]', '[href^=mailto]']) {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      document.addEventListener('click', (heard) => (replies(String(heard.defaultPrevented)), heard.preventDefault()), {
        once: true,
      });
      element(selector).dispatchEvent(event);
    }
    expect(replies.mock.calls).toEqual([['false'], ['false'], ['false']]);
  });

  it('tells the app what was typed before', async () => {
    const field = element('input') as HTMLInputElement;
    type(field, '80');
    start();
    field.addEventListener('input', () => replies(field.value));
    await waitFor(() => expect(replies.mock.calls).toEqual([['80']]));
  });

  it('tells the app what was typed before its own script came, and asks for the app at once', async () => {
    const field = element('input') as HTMLInputElement;
    field.value = '80';
    waitForTouch({ page: document, scripts: ['/assets/late.1.js'] });
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/assets/late.1.js']);
    start();
    field.addEventListener('input', () => replies(field.value));
    await waitFor(() => expect(replies.mock.calls).toEqual([['80']]));
  });

  it('types and presses again in the place of what a page that is drawn anew no longer has', async () => {
    type(element('input') as HTMLInputElement, '80');
    press('button');
    document.body.innerHTML = document.body.innerHTML;
    start();
    element('input').addEventListener('input', ({ target }) => replies((target as HTMLInputElement).value));
    await waitFor(() => expect(replies.mock.calls).toEqual([['80'], ['button']]));
  });

  it('says in French that the app cannot be loaded, and tries again without losing the press', async () => {
    press('button');
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/n’a pas pu se charger/);
    expect(screen.getByRole('button', { name: 'Réessayer' })).toHaveFocus();
    press('#alveole-retry');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(scripts()).toHaveLength(1);
    start();
    await waitFor(() => expect(replies.mock.calls).toEqual([['button']]));
  });

  it('offers another try to whoever only types, and leaves the field its focus', async () => {
    const field = element('input') as HTMLInputElement;
    field.focus();
    scripts()[0]?.dispatchEvent(new Event('error'));
    // Nothing is lost yet: nothing is said.
    await waitFor(() => expect(scripts()).toEqual([]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    type(field, '80');
    scripts()[0]?.dispatchEvent(new Event('error'));
    const notice = await screen.findByRole('alert');
    expect(field).toHaveFocus();
    type(field, '80,5');
    expect(screen.getByRole('alert')).toBe(notice);
    press('#alveole-retry');
    expect(scripts()).toHaveLength(1);
    start();
    field.addEventListener('input', () => replies(field.value));
    await waitFor(() => expect(replies.mock.calls).toEqual([['80,5']]));
  });
});
