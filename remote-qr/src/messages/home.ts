import { count } from '@frontdesk/shared/endpoints/count';

// Texts of this remote on the home dashboard and in the palette. Each text is a separate export, so that a page loads
// only its own.

export const title = 'QR codes';
export const all = 'My Qr';
export const scanCount = (number: number) => count(number, 'scan', 'scans');
export const recentScans = (number: number) => `${scanCount(number)} in 14 days`;
export const unnamed = 'Unnamed code';
export const kind = 'QR code';
export const codesFailed = 'The QR codes could not be loaded.';
export const scansFailed = 'The scans could not be loaded.';

export const scans = 'Scans';
export const number = (value: number) => count(value);

export const deadEnds = 'Codes that lead nowhere';
export const pausedDetail = 'People who scan it see that it is paused.';
export const endedDetail = (day: string) => `It ended on ${day} and no longer works.`;
export const usedUpDetail = 'It has reached its scan limit.';
export const resume = 'Resume';
export const resumeOne = (name: string) => `Resume ${name}`;
export const resumeFailed = 'The code could not be resumed.';
export const change = 'Change';
export const changeOne = (name: string) => `Change ${name}`;
