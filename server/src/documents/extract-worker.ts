import type { Passage } from '../passages/passage';
import { extractPassages } from './extract/extract-passages';
import { Recognizer } from './extract/scan/recognizer';
import type { DocumentTask } from './extract-in-process';
import { serveReader } from './serve-reader';

serveReader<DocumentTask, Passage>(async ({ name, scanLanguages, repeated, searchesLines }, bytes, report) => {
  const recognizer = scanLanguages && (await Recognizer.start(scanLanguages));
  const recognition = recognizer && { recognizer, report: (done: number, all: number) => report({ done, all }) };
  return extractPassages(name, bytes, { recognition, repeated, searchesLines });
});
