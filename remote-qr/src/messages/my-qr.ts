import { count } from '@frontdesk/shared/endpoints/count';

// Texts about actions on many codes in My Qr. None is in the spec, whose pages handle a single code.

const codes = (number: number) => count(number, 'code', 'codes');

export const places = 'Places';
export const filters = (active: number) => (active === 0 ? 'Filters' : `Filters (${count(active)})`);
export const any = 'All';
export const kind = 'Type';
export const tag = 'Tag';
export const tagOption = (tag: string, number: number) => `${tag} (${count(number)})`;
export const changeable = 'Can be changed later';
export const nowChangeable = (name: string) => `“${name}” can be changed later.`;
export const printThis = 'It has a new picture, with a short link. Download this one to print it.';
export const downloadToPrint = 'Download the picture to print';
export const staysFixed = (name: string) => `“${name}” is saved, but it cannot be changed later.`;
export const yes = 'Yes';
export const no = 'No';
export const sort = 'Sort by';
export const sorts = { newest: 'Newest', oldest: 'Oldest', name: 'Name', scans: 'Most scans' } as const;
export const noneFound = 'No QR codes match.';
export const clearFilters = 'Clear search and filters';

export const select = (name: string) => `Select ${name}`;
export const selectAll = (number: number) => `Select all ${count(number)} found`;
export const selection = 'Selected codes';
export const selected = (number: number) => `${codes(number)} selected`;
export const clearSelection = 'Clear selection';
export const tags = 'Tags';
export const moreTags = (tags: readonly string[]) => `+${tags.length}`;

export const tagTitle = (number: number) => `Tags of ${codes(number)}`;
export const newTag = 'Add a tag';
export const add = 'Add';
export const tagOnAll = 'on all';
export const tagOnSome = (some: number, all: number) => `on ${count(some)} of ${count(all)}`;
export const removeTag = (tag: string) => `Remove ${tag}`;
export const addTagToAll = (tag: string) => `Add ${tag} to all`;
export const noTags = 'These codes have no tags yet.';
export const selectionFailed = 'The actions for selected codes could not be loaded.';
export const linkPartsFailed = 'The scans and rules of this code could not be loaded.';
export const tagFailed = 'The tags could not be changed.';
export const close = 'Close';

export const exportCsv = 'Export CSV';
export const exportZip = 'Export images';
export const csvName = 'qr-codes.csv';
export const making = (made: number, all: number) => `${count(made)} of ${count(all)} drawn`;
export const stop = 'Stop';
export const zipFailed = 'Could not create the images. Try again, or use fewer codes.';
export const zipUnread = (number: number) =>
  `${codes(number)} could not be read back. The list in the zip shows which.`;
export const print = 'Print sheet';

export const deleteSelected = 'Delete';
export const deleteQuestion = (number: number, hidden: number) =>
  `Are you sure you want to delete ${number === 1 ? 'this QR code' : `these ${count(number)} QR codes`}?${hiddenToo(hidden)} This cannot be undone.`;
const hiddenToo = (hidden: number) => {
  if (hidden === 0) return '';
  return hidden === 1 ? ' 1 of them is not shown now.' : ` ${count(hidden)} of them are not shown now.`;
};
export const deleted = (number: number) => `${codes(number)} deleted`;
export const deleting = (done: number, all: number) => `${count(done)} of ${count(all)} deleted`;
export const notDeleted = (number: number) => `${codes(number)} could not be deleted.`;
export const factsFailed =
  'The short links and the look of your QR codes could not be loaded, so the codes are not drawn.';
