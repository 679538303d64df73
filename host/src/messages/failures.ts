// Why a part of the site does not load. A part whose name is not in the sentence is 'it'.

export const reasons = {
  missing: 'One of its files is missing.',
  timeout: 'It took too long to load.',
  invalid: 'Its manifest cannot be read.',
  other: 'It could not start.',
} as const;
/** For a page that threw. */
export const savedIsSafe = 'What you saved is safe.';
/** Without the full stop. */
export const groupFailed = (group: string) => `Code that several pages share (${group}) could not be loaded`;
export const partFailed = (part: string, why: string) => `${part} could not be loaded. ${why}`;
export const otherContract = (needed: string, contract: string) =>
  `It needs contract ${needed}, this site has ${contract}.`;
export const noComponent = (page: string) => `Its module ${page} exports no component of that name.`;

export const noList = (status: number) => `The list of this site's parts is missing (error ${status}).`;
export const unreadableList = "The list of this site's parts cannot be read.";
export const lateList = "The list of this site's parts took too long to load.";
export const listNotFetched = "The list of this site's parts could not be fetched.";
export const wrongEntry = (problem: string) => `Its entry in the list of this site's parts is wrong: ${problem}`;
export const nameTaken = 'its name is already taken.';
export const pathTaken = (path: string, owner: string | undefined) => `${path} is already taken by ${owner}.`;
