import type { Change } from './change.ts';
import { newEvent } from './new-event.ts';
import { newField } from './new-field.ts';
import { newRemote } from './new-remote.ts';
import { newRoute } from './route/new-route.ts';
import { newRule } from './new-rule.ts';
import { newScreen } from './screen/new-screen.ts';
import { afterService, newService } from './service/new-service.ts';

interface Kind {
  /** What follows the name of the kind. */
  readonly words: readonly string[];
  readonly changes: (root: string, given: readonly string[]) => Change[];
  /** What is left to a person, to be printed. */
  readonly remaining?: (given: readonly string[]) => string;
}

const kinds: Readonly<Record<string, Kind>> = {
  screen: {
    words: ['remote', 'verb-noun', '/adresse', '"Titre"'],
    changes: (root, [remote = '', name = '', address = '', title = '']) =>
      newScreen(root, { remote, name, address, title }),
  },
  route: {
    words: ['service', 'verb-noun', 'GET|POST|PUT|DELETE', '/chemin'],
    changes: (root, [service = '', name = '', method = '', path = '']) =>
      newRoute(root, { service, name, method, path }),
  },
  event: {
    words: ['aggregate.past-tense', '"Summary"'],
    changes: (root, [name = '', summary = '']) => newEvent(root, { name, summary }),
  },
  remote: {
    words: ['name', '/adresse', '"Titre"'],
    changes: (root, [name = '', address = '', title = '']) => newRemote(root, { name, address, title }),
    remaining: () => '\nEnsuite : npm install (le paquet).',
  },
  service: {
    words: ['nom'],
    changes: (root, [name = '']) => newService(root, { name }),
    remaining: ([name = '']) => afterService(name),
  },
  field: {
    words: ['company|representative|address|activity|bank', 'noun-of-field', 'nom_sur_le_fil', '"Libellé"'],
    changes: (root, [section = '', name = '', wireName = '', label = '']) =>
      newField(root, { section, name, wireName, label }),
  },
  rule: {
    words: ['dossier/decide-noun'],
    changes: (root, [name = '']) => newRule(root, { name }),
  },
};

interface Work {
  readonly changes: Change[];
  readonly remaining: string | undefined;
}

/** What a command asks for. Throws the usage when it is none. */
export function workFor(root: string, [kind = '', ...given]: readonly string[]): Work {
  const known = kinds[kind];
  if (known === undefined || given.length !== known.words.length) throw new Error(usage);
  return { changes: known.changes(root, given), remaining: known.remaining?.(given) };
}

const usage = Object.entries(kinds)
  .map(([kind, { words }]) => `npm run new -- ${kind} ${words.join(' ')}`)
  .join('\n');
