// Texts for the owner from spec sections 2, 5 and 8. A page loads only the files with its own texts.

export * from './confirm-email';
export * from './form-words';
export * from './join';
export * from './login';
export * from './logout';
export * from './mail-alerts';
export * from './people';
export * from './profile';
export * from './recovery';
export * from './register';
