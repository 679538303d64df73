import { fileStem } from '@frontdesk/shared/files';

/** Turns a document's name into a file name that every system accepts. Keeps the extension and drops folders. */
export function safeFileName(name: string): string {
  const last = (name.split(/[/\\]/).at(-1) ?? '').trim().replace(/^[. ]+/, '');
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.\s]{1,10})?$/s.exec(last.replace(/[. ]+$/, '')) ?? [];
  return fileStem(stem, 'document') + extension.replace(/[^.\p{L}\p{N}_-]/gu, '');
}
