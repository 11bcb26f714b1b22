import { inlineDocuments } from '@alveole/contracts';
import type { ShownLegalText } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { LegalTextPage } from './legal-text-page.tsx';

const shown: ShownLegalText = {
  text: {
    id: 'mentions-legales',
    day: '2026-01-01',
    mark: '0a1b2c3d',
    isDemonstration: false,
    blocks: [
      { kind: 'heading', level: 2, anchor: 'editeur', spans: [{ text: 'Éditeur' }] },
      { kind: 'paragraph', spans: [{ text: 'Ville d’Exemple' }, { text: '<b>' }] },
    ],
  },
};

const documents: Element[] = [];
const fetchBefore = globalThis.fetch;
afterEach(() => {
  documents.splice(0).forEach((element) => element.remove());
  globalThis.fetch = fetchBefore;
});

function open() {
  renderScreen(<LegalTextPage />, { at: '/auth/programme/textes/mentions-legales' });
}

function bring(inPage: ShownLegalText) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = inlineDocuments.legalText;
  element.textContent = JSON.stringify(inPage);
  document.body.append(element);
  documents.push(element);
}

it('shows the legal text that the HTML of the page brought, as text, with its version and its PDF', () => {
  bring(shown);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Éditeur' })).toHaveAttribute('id', 'editeur');
  expect(screen.getByText('<b>')).toBeVisible();
  expect(screen.getByText(/^Version du 1er janvier 2026 \(0a1b2c3d\)/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ce texte en PDF' })).toHaveAttribute(
    'href',
    'documents/mentions-legales.pdf',
  );
});

it('asks the gateway for a legal text that another page’s HTML did not bring', async () => {
  bring({ text: { ...shown.text, id: 'conditions-generales' } });
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(shown) } as Response));
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Éditeur' })).toBeVisible();
  expect(String((globalThis.fetch as jest.Mock).mock.calls[0]?.[0])).toMatch(/\/textes\/mentions-legales\.json$/);
});

it('says that a legal text could not be loaded without a network', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce texte n’a pas pu être chargé');
});
