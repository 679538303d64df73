import { fileStem } from '@frontdesk/shared/files';

/** A document's name as the name of a file that every system accepts. Keeps the extension and drops the folders. */
export function safeFileName(name: string): string {
  const last = (name.split(/[/\\]/).at(-1) ?? '').trim().replace(/^[. ]+/, '');
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.\s]{1,10})?$/s.exec(last.replace(/[. ]+$/, '')) ?? [];
  return fileStem(stem, 'document') + extension.replace(/[^.\p{L}\p{N}_-]/gu, '');
}
