// Texts of the Agents screens. Those of spec sections 2, 4, 5 and 8 are verbatim. A page loads only the files with its
// own texts.

export * as actions from './actions';
export * from './agent-form';
export * as grid from './agent-grid';
export * from './agent-header';
export * from './agent-info';
export * from './agent-list';
export * from './chat-test';
export * from './client';
export * from './client-id';
export * from './create-agent';
export * from './documents';
export * from './quotas';
export * from './theme';
export * from './websites';
export * from './welcome';
export * from './widget';
