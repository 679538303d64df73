// Why the list of parts cannot be used.

export const noList = (status: number) => `This site's list of parts is missing (error ${status}).`;
export const unreadableList = "This site's list of parts cannot be read.";
export const lateList = "This site's list of parts took too long to load.";
export const listNotFetched = "This site's list of parts could not be fetched.";
