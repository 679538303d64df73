import { detectFormat } from './extract/detect-format';

const EXTENSIONS = { pdf: '.pdf', html: '.html', text: '.txt' } as const;

/** Returns the file name for a page: its title with an extension that programs recognize. */
export function downloadName(title: string, bytes: Buffer): string {
  const extension = EXTENSIONS[formatOf(bytes)];
  return title.toLowerCase().endsWith(extension) ? title : `${title}${extension}`;
}

function formatOf(bytes: Buffer): keyof typeof EXTENSIONS {
  try {
    const format = detectFormat('', bytes);
    return format === 'pdf' || format === 'html' ? format : 'text';
  } catch {
    return 'text';
  }
}
