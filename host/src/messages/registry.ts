// Why the list of parts cannot be used.

export const noList = (status: number) => `The list of this site's parts is missing (error ${status}).`;
export const unreadableList = "The list of this site's parts cannot be read.";
export const lateList = "The list of this site's parts took too long to load.";
export const listNotFetched = "The list of this site's parts could not be fetched.";
