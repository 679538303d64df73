// A test that fails waits for its limit, and here most tests fail.
if (expect.getState().testPath?.endsWith('.tsx')) {
  require('@testing-library/react').configure({ asyncUtilTimeout: 5_000 });
}
