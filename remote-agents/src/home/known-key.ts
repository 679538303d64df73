/** Where this browser remembers that there were numbers, so that the reports have their place before they arrive. */
export const KNOWN_KEY = 'agents:has-numbers';
