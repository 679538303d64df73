// Texts for the owner from spec sections 2, 5 and 8. A page loads only the files with its own texts.

export * from './login';
export * from './people';
export * from './profile';
export * from './sign-up';
