export { createInboxReader, type InboxReader, type ReceivedMessage } from './node/read-inbox.ts';
export { testInfrastructure, type TestInfrastructure, type TestObjectStore } from './node/test-infrastructure.ts';
export { createTestTokens, type TestTokens } from './node/test-tokens.ts';
