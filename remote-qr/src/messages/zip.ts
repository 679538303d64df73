// Words of the list in a zip of images.

/** Whether a code could be read back, by the number of decoders that did. */
export const readBy = ['no', 'yes (one decoder)', 'yes'] as const;
