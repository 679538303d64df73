// Explanations of why a part does not load. These texts load separately.

export const mixedContent = (origin: string) => `${origin} serves it over http, which an https page may not load.`;
/** The file's name; null for the entry script. */
export const notReleased = (file: string | null) => `${file ?? 'Its entry script'} is not the one that was released.`;
export const notAllowed = (origin: string, isPreview: boolean) =>
  `The Content-Security-Policy of this site does not allow ${origin}.${isPreview ? ' Open the preview link again.' : ''}`;
export const noCors = (origin: string) => `${origin} does not allow this site to load it (CORS).`;
export const serverError = (status: number) => `Its server answered with error ${status}.`;
export const unreadableFile = (place: string, reason: string) => `${place} cannot be read: ${reason}.`;
/** The file's name; null for the entry script. */
export const noHash = (file: string | null) =>
  `${file ?? 'It'} has no hash in this site's list of parts, and this site requires one.`;
export const previewGone = 'The version of this preview no longer exists. End the preview to see the current one.';
export const noAnswer = (name: string, address: string | undefined) =>
  `Nothing answers at ${address}. Start it with "npm run dev -- --local ${name}", or clear the override.`;
