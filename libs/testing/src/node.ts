export { accessCells, outcomeOf, type AccessCell } from './node/access/access-cells.ts';
export {
  askFor,
  callsThatNameAnOwner,
  expectedOf,
  strangerCells,
  type OwnedCase,
  type OwnedCases,
} from './node/access/owner-cells.ts';
export { boundCalls, scopeOutcomesOf, scopeRows, type ScopeOutcomes } from './node/access/scope-cells.ts';
export { askAsStranger, type Known } from './node/access/stranger-calls.ts';
export { createInboxReader, type InboxReader, type ReceivedMessage } from './node/read-inbox.ts';
export { testInfrastructure, type TestInfrastructure, type TestObjectStore } from './node/test-infrastructure.ts';
export { createTestTokens, type TestTokens } from './node/test-tokens.ts';
export type { HarnessAnswer, HarnessCaller } from './node/harness/callers.ts';
export { createFakeClient, type FakeClient } from './node/harness/fake-client.ts';
export { createMemoryDeadLetters } from './node/harness/memory-dead-letters.ts';
export { startHarness, type Harness, type HarnessOptions } from './node/harness/start-harness.ts';
export { storeOddCopy } from './node/store-odd-copy.ts';
