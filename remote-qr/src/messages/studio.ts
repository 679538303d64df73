import { count } from '@frontdesk/shared/endpoints/count';

// Texts of a code's form, result and style, which the lists of codes do not load.

export const editing = (name: string) => `You are editing “${name}”. Saving replaces it.`;
export const editingPrinted = (name: string) =>
  `You are editing “${name}”. Your printed codes stay the same: save to change where they lead.`;
export const saveEdited = 'Save';
export const generate = 'Generate QR Code';
export const generateFailed = 'The QR code could not be generated.';
export const generateLog = 'Error generating QR Code:';
export const suggestion = (text: string) => `Use ${text}`;
export const suggestionQuestion = 'Did you mean this?';
export const encodedNumber = (digits: string) => `Will be encoded as ${digits}`;
export const encodedHost = (host: string) => `Opens ${host}. Check that these letters are the ones you mean.`;
export const skippedTime = (zone: string) =>
  `Clocks go forward in ${zone} on that day, so one of these times does not exist. Please check it.`;
export const timeZone = (zone: string) =>
  `The code carries these times as typed here (${zone}). A phone in another time zone shows the same hours.`;
export const encodedTitle = 'Encoded text';
export const encodedEmpty = 'Fill in the form to see the exact text that is encoded.';
export const sampleCode = 'This is a sample. The code gets its own link when you generate it, and is then in My Qr.';
export const encodedBytes = (bytes: number, max: number) => `${count(bytes)} of ${count(max)} bytes`;

export const printShops = 'For print shops';
export const scanChecking = 'Checking the code…';
export const scans = 'Scans';
export const readOnce = 'Only one of two decoders could run here.';
export const readOnceHelp = 'It reads the code.';
export const printAtLeast = (mm: number) => `Print it at least ${mm} mm wide.`;
export const tooDense = (size: number) => `Too dense for a picture ${size} px wide.`;
export const chooseSize = (size: number | null) =>
  size === null ? 'Use the SVG or a print PNG.' : `Choose at least ${size} px, the SVG or a print PNG.`;
export const saysOther = 'The code does not match your content.';
export const readInstead = (text: string) => `It reads: ${text}`;
export const notReadable = 'No code could be read in this image.';
export const notReadableHelp = 'Try it with a phone before you print it. Other sizes are scaled from this image.';
export const scanUnavailable = 'The code could not be checked here. Try it with a phone before you print it.';
export const style = 'Style';
export const content = 'Content';
export const styleColors = (dark: string, light: string) => `${dark} on ${light}`;
export const withLogo = 'With a logo';
export const withoutLogo = 'No logo';
export const withFrame = (frame: string) => `Frame “${frame}”`;
export const styleMeasures = (quietZone: number, mm: number) => `Quiet zone ${quietZone}, ${mm} mm wide`;
export const styleIntro = 'Colors, logo and shape are used only if the code can still be scanned.';
export const colors = { dark: 'Foreground', light: 'Background' } as const;
export const logo = 'Logo in the middle (PNG, JPEG, WebP or SVG, up to 2 MB)';
export const removeLogo = 'Remove logo';
export const plainAgain = 'Reset to black on white';
export const styleRefused = 'Not used.';
export const stillBefore = 'The picture still shows the previous look: your last choice cannot be scanned.';
export const shape = 'Modules';
export const shapes = { square: 'Square', rounded: 'Rounded' } as const;
export const frame = 'Words in a frame';
export const framePlaceholder = 'Scan me';
export const frameLeft = (left: number) => `${count(left, 'character', 'characters')} left. Leave empty for no frame.`;
export const quietZone = 'Quiet zone (modules)';
export const quietZoneOption = (modules: number) => (modules === 4 ? '4 (standard)' : String(modules));
export const quietZoneNarrow = 'Some scanners need 4 modules of white around a code. Keep the paper around it white.';
export const sizeMm = 'Width in print (mm)';
export const sizeMmHint = 'For SVG and PDF.';
export const sizeMmWrong = (least: number, most: number) => `A whole number from ${least} to ${most}.`;
export const tooSmallMm = (mm: number) => `This code needs at least ${mm} mm to be read from paper.`;
export const plainStyle = 'Black on white';
export const preset = 'Preset';
export const noPreset = 'Your own choice';
export const savePreset = 'Save as preset';
export const savePresetButton = 'Save';
export const cancelPreset = 'Cancel';
export const presetName = 'Preset name';
export const presetIntro =
  'Use this style again for other codes, print sheets and CSV files. A preset with this name is replaced.';
export const presetSaved = (name: string) => `Preset “${name}” saved`;
export const presetFailed = 'The preset could not be saved.';
export const deletePreset = (name: string) => `Delete preset ${name}`;
export const deletePresetQuestion = (name: string) =>
  `Are you sure you want to delete the preset “${name}”? Codes that have its style keep it.`;
export const presetDeleteFailed = 'The preset could not be deleted.';
export const styleNotSaved = 'The code was saved, but its style was not. Edit the code to try again.';
export const kinds = 'Kinds of codes';
export const livePreview = 'Live preview';
export const livePreviewEmpty = 'Fill in the form to see your code.';

export const styleProblems = {
  inverted: 'The foreground must be darker than the background: many scanners cannot read light on dark.',
  pale: 'These colors are too similar for a camera. Choose a darker foreground.',
  darkGround: 'The background is too dark. Choose a lighter one.',
  noRoom: 'The text is too long to leave room for a logo.',
  doesNotScan: 'The code could not be scanned with this style.',
  type: 'A logo is a PNG, JPEG, WebP or SVG file.',
  tooLarge: 'The file is larger than 2 MB.',
  broken: 'The file cannot be read as an image.',
  failed: 'The style could not be checked. Try again.',
} as const;
