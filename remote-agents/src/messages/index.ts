// The words of the Agents screens. Those that the spec gives (sections 2, 4, 5, 8) stand here verbatim. A page loads only
// the files whose words it uses.

export * from './agent-info';
export * from './agent-list';
export * from './chat-test';
export * from './client';
export * from './create-agent';
export * from './documents';
export * from './quotas';
export * from './theme';
export * from './websites';
export * from './welcome';
export * from './widget';
