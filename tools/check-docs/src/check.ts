import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actsUnderTwoNames, callsUnderAnotherVerb, needlessExceptions, needlessVerbExceptions } from './act-folders.ts';
import { brokenLinks } from './broken-links.ts';
import { clientSources } from './client/client-sources.ts';
import { operatorFaults } from './database-operators.ts';
import { folderCircles } from './folder-circles.ts';
import { foldersOfOneFile } from './folders-of-one-file.ts';
import { generatedDocuments } from './generated-documents.ts';
import type { GeneratedDocument } from './generated-documents.ts';
import { verbsOutsideGlossary } from './glossary-verbs.ts';
import { lintDocument } from './lint-document.ts';
import { markdownPages } from './markdown-pages.ts';
import { librariesWithoutPage } from './missing-pages.ts';
import { missingTests } from './missing-tests.ts';
import { importsAgainstTheOrder } from './room-order.ts';
import { unknownCommands } from './unknown-commands.ts';
import { sourceFiles, unresolvedCitations } from './unresolved-citations.ts';

/** What the documents say that is not so; empty when they are true. */
export async function documentFaults(root: string): Promise<string[]> {
  const pages = markdownPages(root);
  const sources = sourceFiles(root);
  const documents = [...generatedDocuments(), ...(await clientSources())];
  return [
    ...pages.flatMap((page) => brokenLinks(root, page)).map((fault) => `lien sans cible — ${fault}`),
    ...pages.flatMap((page) => unknownCommands(root, page)).map((fault) => `commande inconnue — ${fault}`),
    ...pages.flatMap((page) => missingTests(root, page)).map((fault) => `test introuvable — ${fault}`),
    ...operatorFaults(root).map((fault) => `opérateur — ${fault}`),
    ...librariesWithoutPage(root).map((fault) => `bibliothèque sans page — ${fault}`),
    ...actsUnderTwoNames(root, sources).map((fault) => `acte sous deux noms — ${fault}`),
    ...callsUnderAnotherVerb(root, sources).map((fault) => `appel sous un autre verbe que son dossier — ${fault}`),
    ...[...needlessExceptions(root, sources), ...needlessVerbExceptions(root, sources)].map(
      (fault) => `exception sans appel — ${fault}`,
    ),
    ...folderCircles(root, sources).map((circle) => `dossiers en cercle — ${circle}`),
    ...importsAgainstTheOrder(root, sources).map((fault) => `import à rebours — ${fault}`),
    ...verbsOutsideGlossary(root, sources).map((folder) => `verbe absent du glossaire — ${folder}`),
    ...foldersOfOneFile(sources).map((folder) => `dossier d’un seul fichier — ${folder}`),
    ...[...sources, ...pages]
      .flatMap((file) => unresolvedCitations(root, file))
      .map((fault) => `citation sans page — ${fault}`),
    ...documents
      .filter(
        ({ path, content }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== content,
      )
      .map(({ path }) => `document périmé — ${path} (npm run documents)`),
    ...(await lintFaults(documents)),
  ];
}

/** Of the documents of calls and events. */
async function lintFaults(documents: readonly GeneratedDocument[]): Promise<string[]> {
  const ofCalls = documents.filter(({ path }) => path.startsWith('docs/') && path.endsWith('.json'));
  return (await Promise.all(ofCalls.map(lintDocument))).flat().map((fault) => `document mal formé — ${fault}`);
}
