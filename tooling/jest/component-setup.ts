import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({
  // A limit for a busy machine, not a delay: queries resolve as soon as they match.
  asyncUtilTimeout: 60_000,
  // A waiting query fails many times, and the default error formats the whole page each time.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});
