// Why a part of the site does not load. A sentence that does not name the part refers to it as 'it'.

export const reasons = {
  missing: 'One of its files is missing.',
  timeout: 'It took too long to load.',
  invalid: 'Its manifest cannot be read.',
  other: 'It could not start.',
} as const;
/** Shown when a page threw an error. */
export const savedIsSafe = 'What you saved is safe.';
/** Without the full stop. */
export const groupFailed = (group: string) => `Code that several pages share (${group}) could not be loaded`;
