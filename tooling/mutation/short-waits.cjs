// A failing test waits until its time limit, and most tests fail here.
if (expect.getState().testPath?.endsWith('.tsx')) {
  require('@testing-library/react').configure({ asyncUtilTimeout: 5_000 });
}
