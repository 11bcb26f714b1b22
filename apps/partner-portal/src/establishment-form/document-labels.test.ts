import { frenchMessage } from '@alveole/api-client';
import { appError } from '@alveole/contracts';
import { uploadFailures } from './document-labels.ts';

it.each(['timeout', 'network error'])('names the document that did not arrive: %s', (message) => {
  const failure = appError('ServiceUnavailableException', message);
  expect(frenchMessage(failure, uploadFailures('RIB'))).toBe(
    'Un problème est survenu durant l’envoi du RIB, veuillez réessayer',
  );
});
