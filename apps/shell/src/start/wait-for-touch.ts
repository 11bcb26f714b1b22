import { startedEvent } from '../remotes/started-event.ts';
import { texts } from './wait-for-touch.text.ts';

/** What a person is about to use. */
const useful = 'a[href], button, input, label';
/** Signs that the app is wanted soon: a finger or pointer on something useful, the keyboard on its way. */
const intents = ['pointerover', 'pointerdown', 'focusin'] as const;

export interface Waiting {
  /** The drawn page. */
  readonly page: Document;
  /** Addresses of the app's scripts. */
  readonly scripts: readonly string[];
}

/**
 * A drawn page at rest: it is read without any of the app's scripts, which load when somebody is about to use
 * something. A press that comes before they run is kept, and pressed again once the app has taken over; what was typed
 * is told to it. When they cannot be loaded, whoever pressed or typed something reads it, and is offered another try.
 */
export function waitForTouch({ page, scripts }: Waiting): void {
  const typedTexts = new Map<Find<HTMLInputElement>, string>();
  const fields = new Map<HTMLInputElement, Find<HTMLInputElement>>();
  let pressedPlace: Find<HTMLElement> | undefined;
  let isStarting = false;

  const start = async (): Promise<void> => {
    if (isStarting) return;
    isStarting = true;
    page.getElementById(noticeId)?.remove();
    try {
      await Promise.all(scripts.map((source) => loadScript(page, source)));
    } catch {
      isStarting = false;
      if (pressedPlace !== undefined || typedTexts.size > 0) offerRetry(page, () => void start());
    }
  };
  const touch = ({ target }: Event): void => {
    const used = (target as Element).closest?.(useful);
    if (used && used.id !== retryId) void start();
  };
  const noteTyped = (field: HTMLInputElement): void => {
    const find = fields.get(field) ?? finderOf(page, field);
    fields.set(field, find);
    typedTexts.set(find, field.value);
    // The scripts may have failed before anything was typed. Once the page says so, it does not try at each key.
    if (page.getElementById(noticeId) === null) void start();
  };
  const type = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) noteTyped(target);
  };
  const press = (event: MouseEvent): void => {
    const pressed = pressedBy(event);
    if (pressed === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    pressedPlace = finderOf(page, pressed);
    page.documentElement.setAttribute('aria-busy', 'true');
    void start();
  };

  for (const intent of intents) page.addEventListener(intent, touch, { passive: true });
  page.addEventListener('input', type);
  page.addEventListener('click', press, { capture: true });
  // The page stands before this script has come, and a browser puts back what was typed before a reload.
  [...page.querySelectorAll('input')].filter(({ value, defaultValue }) => value !== defaultValue).forEach(noteTyped);
  const handOver = (): void => {
    for (const intent of intents) page.removeEventListener(intent, touch);
    page.removeEventListener('input', type);
    page.removeEventListener('click', press, { capture: true });
    page.documentElement.removeAttribute('aria-busy');
    typedTexts.forEach((text, find) => tellTyped(text, find()));
    pressedPlace?.()?.click();
  };
  // Once React is through with what it is drawing: it answers to nothing in between, and knows nothing of what was typed.
  page.addEventListener(startedEvent, () => void setTimeout(handOver), { once: true });
}

/** Answers what a person used: itself, or what stands in its place in a page that was drawn anew. */
type Find<Used extends HTMLElement> = () => Used | undefined;

function finderOf<Used extends HTMLElement>(page: Document, used: Used): Find<Used> {
  const sameTag = () => [...page.querySelectorAll<Used>(used.tagName)];
  const place = sameTag().indexOf(used);
  return () => (used.isConnected ? used : sameTag()[place]);
}

/** What the app answers to; the browser's own business (another tab, a file, a mail) stays with it. */
function pressedBy(event: MouseEvent): HTMLElement | undefined {
  const pressed = (event.target as Element).closest<HTMLAnchorElement | HTMLButtonElement>('a[href], button');
  if (pressed === null || pressed.id === retryId) return undefined;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  if (pressed instanceof HTMLButtonElement) return pressed;
  const isApps = pressed.origin === location.origin && !/\.\w{1,8}$/.test(pressed.pathname) && pressed.target === '';
  return isApps ? pressed : undefined;
}

function loadScript(page: Document, source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = source;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${source} cannot be loaded`));
    });
    page.head.append(script);
  });
}

/**
 * Types into a field what was typed before the app knew it. React takes a part of the page over when a key reaches it;
 * a value that stands there already is no change for it, so the field is set back by React's own setter and filled by the
 * browser's.
 */
function tellTyped(text: string, field: HTMLInputElement | undefined): void {
  if (field === undefined) return;
  field.dispatchEvent(new Event('keyup', { bubbles: true }));
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const noticeId = 'alveole-not-started';
const retryId = 'alveole-retry';

/** Drawn without the app: it is what is missing. */
function offerRetry(page: Document, retry: () => void): void {
  page.documentElement.removeAttribute('aria-busy');
  const notice = page.createElement('div');
  notice.id = noticeId;
  notice.className = 'page-notice not-started';
  notice.setAttribute('role', 'alert');
  const text = page.createElement('p');
  text.textContent = texts.failed;
  const button = page.createElement('button');
  button.id = retryId;
  button.type = 'button';
  button.textContent = texts.retry;
  button.addEventListener('click', retry);
  notice.append(text, button);
  page.body.append(notice);
  // Whoever is typing goes on typing; the notice is read out all the same.
  if (!(page.activeElement instanceof HTMLInputElement)) button.focus();
}
