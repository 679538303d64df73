/**
 * The storage key of whether this browser has seen numbers, so that the reports reserve their space before they load.
 */
export const KNOWN_KEY = 'agents:has-numbers';
