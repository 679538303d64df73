// Texts of the Agents screens. Those of spec sections 2, 4, 5 and 8 are verbatim. A page loads only the files with its
// own texts.

export * from './agent-changes';
export * from './agent-client';
export * from './agent-detail';
export * from './agent-info';
export * from './agent-list';
export * from './agent-welcome';
export * from './chat-test';
export * from './common';
export * from './documents';
export * from './new-agent';
export * from './widget';
