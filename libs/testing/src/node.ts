export { createInboxReader, type InboxReader, type ReceivedMessage } from './node/read-inbox.ts';
export { testInfrastructure, type TestInfrastructure, type TestObjectStore } from './node/test-infrastructure.ts';
