// Why an entry in the list of parts cannot be used.

export const wrongEntry = (problem: string | null) => `Its entry in this site's list of parts is wrong: ${problem}`;
export const nameTaken = 'its name is already taken.';
export const pathTaken = (path: string, owner: string | undefined) => `${path} is already taken by ${owner}.`;
