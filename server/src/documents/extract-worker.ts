import type { Passage } from '../passages/passage';
import { extractPassages } from './extract/extract-passages';
import type { DocumentTask } from './extract-in-process';
import { serveReader } from './serve-reader';

serveReader<DocumentTask, Passage>(({ name }, bytes) => extractPassages(name, bytes));
