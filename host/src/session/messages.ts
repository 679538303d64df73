export const storageBlocked =
  'Your browser blocks storage for this site. You stay logged in until you close or reload the page.';
export const serverSlow = 'The server is slow to answer. We are still waiting.';
