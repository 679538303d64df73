// Texts for the pictures of a printed code, which load after the code.

import { count } from '@frontdesk/shared/endpoints/count';

export const title = 'How it looks in print';
export const tableStand = 'Table stand';
export const doorSign = 'Door sign';
export const receipt = 'Receipt';
export const orMore = (cm: number) => `${count(cm)} cm or more`;
export const pictureOf = (place: string, name: string) => `${place} with the code “${name}”`;
