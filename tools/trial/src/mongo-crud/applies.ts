import type { CaseFile, CrudCase, CrudOperation, Requirement } from './case-file.ts';

/** What the embedded database says of itself. */
const server = { version: [7, 0, 0], topology: 'single' };

/** Things of other servers and of drivers alone, which the product's own calls never need. */
const foreignOperations = new Set(['failPoint', 'modifyCollection', 'clientBulkWrite']);

/** The driver gives a document that is inserted with `_id: null` an id of its own, so the server never sees these. */
const endInTheDriver = /^inserting _id with type null via (insertOne|insertMany|bulkWrite)$/;

/** Whether a case is one for this server, by its own conditions and by what it needs. */
export function applies(file: CaseFile, one: CrudCase): boolean {
  return (
    fulfilled(file.runOnRequirements) &&
    fulfilled(one.runOnRequirements) &&
    !endInTheDriver.test(one.description) &&
    !one.operations.some(({ name }) => foreignOperations.has(name)) &&
    !one.operations.some(isOfView)
  );
}

const isOfView = ({ name, arguments: given }: CrudOperation): boolean =>
  name === 'createCollection' && 'viewOn' in given;

function fulfilled(requirements: readonly Requirement[]): boolean {
  return requirements.length === 0 || requirements.some(isMet);
}

function isMet({ minServerVersion, maxServerVersion, topologies, auth, serverParameters }: Requirement): boolean {
  return (
    (minServerVersion === undefined || compare(minServerVersion) <= 0) &&
    (maxServerVersion === undefined || compare(maxServerVersion) >= 0) &&
    (topologies === undefined || topologies.includes(server.topology)) &&
    auth !== true &&
    serverParameters === undefined
  );
}

/** A version against the server's; `4.2.99` and `4.2` alike. */
function compare(version: string): number {
  const parts = version.split('.').map(Number);
  const differences = server.version.map((own, index) => (parts[index] ?? 0) - own);
  return differences.find((difference) => difference !== 0) ?? 0;
}
