// Why a part of the host does not load.

export const partFailed = (part: string, why: string) => `${part} could not be loaded. ${why}`;
