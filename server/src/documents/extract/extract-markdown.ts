import { type Block, BlockCollector } from './block';

/** Markdown: headings, paragraphs, list items, tables and code, without their marks. */
export function extractMarkdown(text: string): Block[] {
  const collector = new BlockCollector();
  let open: string[] = [];
  let table: string[][] = [];
  let isCode = false;
  const close = () => {
    collector.paragraph(plain(open.join(' ')));
    collector.table(table);
    open = [];
    table = [];
  };
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n');
  for (const line of lines) {
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (/^ {0,3}(```|~~~)/.test(line)) {
      close();
      isCode = !isCode;
    } else if (isCode) open.push(line);
    else if (heading) {
      close();
      collector.heading(heading[1]?.length ?? 1, plain(heading[2] ?? ''));
    } else if (/^ {0,3}(=+|-+)\s*$/.test(line) && open.length === 1) {
      collector.heading(line.includes('=') ? 1 : 2, plain(open[0] ?? ''));
      open = [];
    } else if (/^\s*\|.*\|\s*$/.test(line)) {
      if (open.length > 0) close();
      if (!/^[\s|:-]+$/.test(line)) table.push(cellsOf(line));
    } else if (line.trim() === '' || /^ {0,3}([-*_] *){3,}$/.test(line)) close();
    else if (/^\s*([-*+]|\d+[.)])\s/.test(line)) {
      close();
      open.push(line.replace(/^\s*[-*+]\s+(\[[ x]\]\s+)?/i, ''));
    } else {
      if (table.length > 0) close();
      open.push(line.replace(/^\s*>\s?/, ''));
    }
  }
  close();
  return collector.blocks;
}

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\||\|$/g, '');
  return inner.split(/(?<!\\)\|/).map((cell) => plain(cell.replace(/\\\|/g, '|')));
}

/** Inline marks off; a link keeps its words and, where it is a web address, that too. */
function plain(text: string): string {
  return text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)[^)]*\)/g, '$1 ($2)')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/(\*\*|__|~~)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>])/g, '$1');
}
