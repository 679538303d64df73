// Texts about many codes at once in My Qr. All of them are ours: in the spec, pages handle a single code.

const COUNT = new Intl.NumberFormat('en');
const codes = (count: number) => `${COUNT.format(count)} ${count === 1 ? 'code' : 'codes'}`;

export const any = 'All';
export const kind = 'Type';
export const tag = 'Tag';
export const tagOption = (tag: string, count: number) => `${tag} (${COUNT.format(count)})`;
export const changeable = 'Can be changed later';
export const yes = 'Yes';
export const no = 'No';
export const sort = 'Sort by';
export const sorts = { newest: 'Newest', oldest: 'Oldest', name: 'Name', scans: 'Most scans' } as const;
export const noneFound = 'No QR codes match.';
export const clearFilters = 'Clear search and filters';

export const select = (name: string) => `Select ${name}`;
export const selectAll = (count: number) => `Select all ${COUNT.format(count)} found`;
export const selection = 'Selected codes';
export const selected = (count: number) => `${codes(count)} selected`;
export const clearSelection = 'Clear selection';
export const tags = 'Tags';
export const moreTags = (tags: readonly string[]) => `+${tags.length}`;

export const tagTitle = (count: number) => `Tags of ${codes(count)}`;
export const newTag = 'Add a tag';
export const add = 'Add';
export const tagOnAll = 'on all';
export const tagOnSome = (some: number, all: number) => `on ${COUNT.format(some)} of ${COUNT.format(all)}`;
export const removeTag = (tag: string) => `Remove ${tag}`;
export const addTagToAll = (tag: string) => `Add ${tag} to all`;
export const noTags = 'These codes have no tags yet.';
export const tagFailed = 'The tags could not be changed.';
export const close = 'Close';

export const exportCsv = 'Export CSV';
export const exportZip = 'Export images';
export const csvName = 'qr-codes.csv';
export const making = (made: number, all: number) => `${COUNT.format(made)} of ${COUNT.format(all)} drawn`;
export const stop = 'Stop';
export const zipFailed = 'The images could not be made. Try again, or with fewer codes.';
export const zipUnread = (count: number) => `${codes(count)} could not be read back. The list in the zip shows which.`;
export const print = 'Print sheet';

export const deleteSelected = 'Delete';
export const deleteQuestion = (count: number, hidden: number) =>
  `Are you sure you want to delete ${count === 1 ? 'this QR code' : `these ${COUNT.format(count)} QR codes`}?${hiddenToo(hidden)} This cannot be undone.`;
const hiddenToo = (hidden: number) => {
  if (hidden === 0) return '';
  return hidden === 1 ? ' 1 of them is not shown now.' : ` ${COUNT.format(hidden)} of them are not shown now.`;
};
export const deleted = (count: number) => `${codes(count)} deleted`;
export const deleting = (done: number, all: number) => `${COUNT.format(done)} of ${COUNT.format(all)} deleted`;
export const notDeleted = (count: number) => `${codes(count)} could not be deleted.`;
export const factsFailed =
  'The short links and the look of your QR codes could not be loaded, so the codes are not drawn.';
