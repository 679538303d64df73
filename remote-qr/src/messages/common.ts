import { count } from '@frontdesk/shared/endpoints/count';

// Texts for the owner: those from spec sections 2, 4, 5 and 8 verbatim, and additional ones. Each text is a separate
// export, so that a page loads only its own.

export const generateTitle = 'Generate Qr Codes';
export const generateIntro = 'Choose what people reach when they scan the code.';

export const manyAtOnce = 'Create many from a CSV file';
export const quota = (used: number, most: number) =>
  `You are using ${count(used)} of ${count(most)} saved QR codes. Delete some to make room.`;
export const printSheet = 'Print sheet';

export const errorLog = 'Error:';
export const asSaved = 'As saved';
export const imageAlt = (what: string) => `QR code: ${what}`;

export const myQrTitle = 'My Qr';
export const myQrIntro = 'The QR codes you have saved.';
export const search = 'Search';
export const searchPlaceholder = 'Search by name';
export const loading = 'Loading...';
export const loadFailed = 'Your QR codes could not be loaded.';
export const none = 'You have not saved any QR codes yet.';
export const noMatches = (search: string) => `No QR code has “${search}” in its name.`;
export const clearSearch = 'Clear search';
export const shown = (shown: number, all: number) => `${count(shown)} of ${count(all)} codes`;
export const shownPage = (first: number, last: number, all: number) =>
  `${count(first)}–${count(last)} of ${count(all)} codes`;
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const pageOf = (page: number, pages: number) => `Page ${count(page)} of ${count(pages)}`;
export const download = 'Download';
export const otherFormats = 'Other formats';
export const formatsFailed = 'The formats could not be loaded.';
export const downloadNamed = (name: string) => `Download ${name}`;
export const cardDownloadFailed = (name: string) => `“${name}” could not be drawn. Try again.`;
export const edit = 'Edit';
export const deleteCode = 'Delete';
export const deleteQuestion = 'Are you sure you want to delete this QR code?';
export const deleteFailed = (name: string) => `“${name}” could not be deleted.`;
export const unnamed = 'Unnamed';
export const unreadable = 'This code cannot be read.';
export const unreadableHelp = 'Its stored content is damaged or of an unknown type. You can delete it.';
export const tooLongToDraw = 'Too long to draw';
export const mockupsFailed = 'The pictures of the printed code could not be loaded.';
