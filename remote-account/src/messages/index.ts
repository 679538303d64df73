// The owner's words, as spec sections 2, 5 and 8 have them. A page loads only the files whose words it uses.

export * from './confirm-email';
export * from './deletion';
export * from './fields';
export * from './form-words';
export * from './join';
export * from './login';
export * from './login-form';
export * from './logout';
export * from './mail-alerts';
export * from './people';
export * from './profile';
export * from './recovery';
export * from './register';
export * from './register-form';
export * from './sessions';
