// Words used in the list that a zip of images contains.

/** Whether a code could be read back, by the number of decoders that read it. */
export const readBy = ['no', 'yes (one decoder)', 'yes'] as const;
