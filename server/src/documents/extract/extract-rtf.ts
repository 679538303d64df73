import iconv from 'iconv-lite';
import { Tokenize } from 'rtf-stream-parser';
import { type Block, BlockCollector } from './block';
import { ExtractionFailure, FAILURES } from './extraction-failure';
import { RtfReader, type RtfToken } from './rtf-reader';

/** Reads rich text as Word and WordPad write it: paragraphs and tables, without control words. */
export async function extractRtf(bytes: Buffer): Promise<Block[]> {
  const collector = new BlockCollector();
  const reader = new RtfReader(collector, (text, codePage) => iconv.decode(text, codePageName(codePage)));
  const tokens = new Tokenize();
  tokens.on('data', (token: RtfToken) => reader.read(token));
  await new Promise<void>((resolve, reject) => {
    tokens.on('end', resolve);
    tokens.on('error', (cause) => reject(new ExtractionFailure(FAILURES.damagedOffice, { cause })));
    tokens.end(bytes);
  });
  reader.end();
  return collector.blocks;
}

const codePageName = (codePage: number) => {
  const name = `windows-${codePage}`;
  return iconv.encodingExists(name) ? name : iconv.encodingExists(`cp${codePage}`) ? `cp${codePage}` : 'windows-1252';
};
