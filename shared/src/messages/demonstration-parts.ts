// Texts about the demo hotel's entries.

export const mark = 'Demo';
export const notice = (of: 'agents' | 'codes' | 'conversations' | 'notifications') =>
  `Some of these ${of} belong to the demo hotel, which you can remove on the home page.`;
export const markHint = 'Belongs to the demo hotel, which you can remove on the home page.';
