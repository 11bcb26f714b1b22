import { parseDocument } from 'yaml';

/** Writes values into the empty lines of a Kubernetes secret; comments and what is set already stay as they are. */
export function fillSecretManifest(template: string, values: Readonly<Record<string, string>>): string {
  const document = parseDocument(template);
  for (const [name, value] of Object.entries(values)) {
    if (document.getIn(['stringData', name]) === '') document.setIn(['stringData', name], value);
  }
  return document.toString({ lineWidth: 0 });
}
