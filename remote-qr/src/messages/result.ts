// Texts of a finished code: how to save and download it.

export const resultTitle = 'Your QR code';
export const resultIntro = 'Give it a name and save it. Nothing is saved yet.';
export const replacedIntro = 'Save it to replace the saved code.';
export const savedIntro = 'The code is saved in My Qr. Download it, or give it another name.';
export const noQr = 'No QR Code available';
export const backToMenu = 'Generate Qr Codes';
export const changeContent = 'Change content';
export const name = 'Name';
export const namePlaceholder = 'Enter name';
export const size = 'Size';
export const sizeLabel = (size: number) => `${size} px`;
export const save = 'Save QR Code';
export const saved = 'QR Code saved successfully';
export const wasSaved = 'This code is already saved. You can find it in My Qr.';
export const saveFailed = 'The QR code could not be saved.';
export const unreadablePayload =
  'The content of this code cannot be read, so it cannot be saved. Generate the code again.';
export const download = 'Download QR Code';
export const downloadSvg = 'Download SVG';
export const downloadPdf = 'Download PDF';
export const aboutPdf = (mm: number) => `For print shops and for your own printer. ${mm} mm wide, sharp at every size.`;
export const aboutSvg = 'For designers: opens in drawing programs, sharp on a poster or a van.';
export const aboutCopy = (size: number) => `For a document or an email, ${size} px wide.`;
export const notToPrint = 'Do not print this picture yet.';
export const notToPrintHelp =
  'It holds the content itself, which cannot be changed later. Save the code, and My Qr has the picture with the short link.';
export const printSize = 'For print';
// At 300 dots per inch, the usual printer setting.
export const printSizeLabel = (px: number) => `${px} px (${Math.round((px * 25.4) / 300)} mm)`;
export const downloadPrint = 'Download print PNG';
export const copyImage = 'Copy image';
export const copied = 'Image copied';
export const copyFailed = 'Copying images is not allowed here. Download the image instead.';
export const downloadFailed = 'The image could not be created. Try another size, or generate the code again.';
export const saveAndDownload = 'Save and download';
export const downloadPng = 'Download PNG';
export const aboutPng = 'For websites, emails and documents, or to try it with your phone.';
