// Texts of forms, which the home dashboard does not load.

export const url = 'URL';
export const number = 'Number';
export const message = 'Message';
export const subject = 'Subject';
export const description = 'Description';
export const location = 'Location';
export const startTime = 'Start Time';
export const endTime = 'End Time';
export const messageTooLong = (most: number) =>
  `This message is too long for a QR code, which holds at most ${most} bytes.`;
export const eventTooLong = (most: number) =>
  `This event is too long for a QR code, which holds at most ${most} bytes.`;
export const cancel = 'Cancel';
export const save = 'Save';
