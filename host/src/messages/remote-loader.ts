// Why a remote cannot be used.

export const otherContract = (needed: string, contract: string) =>
  `It needs contract ${needed}, but this site has ${contract}.`;
export const noComponent = (page: string) => `Its module ${page} exports no component of that name.`;
