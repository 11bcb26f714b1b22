import { drawWaitingPage } from './draw-waiting-page.ts';

const parts = `
  <template data-waiting="frame" data-roles="REP"><aside id="menu"><a href="/admin/profile">Mon compte</a></aside><main id="contenu"><!--page--></main></template>
  <template data-waiting="frame" data-roles="ADM FUB"><main></main></template>
  <template data-waiting="page" data-roles="REP"><h1>Accueil</h1><input aria-label="Chercher"><button>Menu</button></template>
  <div id="waiting" data-path="/admin/accueil"></div><div id="root"></div>`;

const repairer = { role: 'REP', entityStatus: 1 } as const;
const home = { pathname: '/admin/accueil', search: '' };

/** What stands in the place of the waiting page once it was drawn for somebody at an address. */
function place(person: Parameters<typeof drawWaitingPage>[1], address = home, lastDrawing?: string): HTMLElement {
  document.body.innerHTML = parts;
  drawWaitingPage(document, person, address, lastDrawing);
  return document.getElementById('waiting') as HTMLElement;
}

afterEach(() => void document.body.replaceChildren());

it('draws the frame of the person’s role with the page in it', () => {
  expect(place(repairer).querySelector('main h1')).toHaveTextContent('Accueil');
});

it('draws the waiting page for the eye alone: no name of an element, no stop of the keyboard, no field to type in', () => {
  const drawn = place(repairer);
  expect(drawn).toHaveAttribute('aria-hidden', 'true');
  expect(drawn.querySelectorAll('[id]')).toHaveLength(0);
  expect(drawn.querySelector('a')?.tabIndex).toBe(-1);
  expect([...drawn.querySelectorAll('input, button')].map((control) => (control as HTMLElement).inert)).toEqual([
    true,
    true,
  ]);
});

it('draws the page as it looked last on this device, for the eye alone', () => {
  const drawn = place(repairer, home, '<h1 id="titre">Accueil</h1><p>2 dossiers</p><button>Ouvrir</button>');
  expect(drawn.querySelector('main')).toHaveTextContent('Accueil2 dossiersOuvrir');
  expect(drawn.querySelectorAll('[id]')).toHaveLength(0);
  expect((drawn.querySelector('main button') as HTMLElement).inert).toBe(true);
});

it('draws the frame alone where the address has a query, which makes another page of it', () => {
  const drawn = place(repairer, { ...home, search: '?etat=3' });
  expect(drawn.querySelector('aside')).toBeInTheDocument();
  expect(drawn.querySelector('main')).toBeEmptyDOMElement();
});

it.each([
  ['the HTML is that of another address', repairer, { ...home, pathname: '/admin/virements' }],
  ['the HTML has no frame of the role', { role: 'ALL', entityStatus: 1 } as const, home],
  ['the HTML has a frame of the role and no page', { role: 'FUB', entityStatus: 1 } as const, home],
  ['the account is closed', { role: 'REP', entityStatus: 9 } as const, home],
])('draws no waiting page where %s', (_case, person, address) => {
  expect(place(person, address)).toBeEmptyDOMElement();
});
