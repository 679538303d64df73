// Texts for the owner from spec sections 2, 5 and 8. A page loads only the files with its own texts.

export * from './form-words';
export * from './integrations';
export * from './logout';
export * from './mail-links';
export * from './people';
export * from './profile';
export * from './refusals';
export * from './register';
export * from './stop-mails';
export * from './webhooks';
