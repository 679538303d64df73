import { Worker } from 'node:worker_threads';
import { LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import { LRUCache } from 'lru-cache';
import type { TextLanguage } from '../../terms/text-language';
import { unitsOf } from '../sentences';
import { type Embedding, joinEmbeddings, meanOf } from './embedding';
import { glossed, hasGlossary } from './gloss';
import type { FolderModel } from './model-folder';

/**
 * From most to least urgent: a visitor's question; sentences to read for a visitor, who gets a reply even without them;
 * a document that is not ready yet; a document that is already ready.
 */
const URGENCIES = ['question', 'reading', 'document', 'later'] as const;

export type Urgency = (typeof URGENCIES)[number];

/** Embeds texts. */
export interface TextEmbedder {
  /** Stored with each embedding, because embeddings from different models are never compared. */
  readonly model: string;
  /** Whether the model understands texts in a language. */
  knows(language: TextLanguage): boolean;
  /** Rejects when embedding fails, when the server closes, and when `signal` aborts. */
  embed(text: string, urgency: Urgency, signal?: AbortSignal): Promise<Embedding>;
  /**
   * Reads the question together with each sentence. Returns the log-odds that each answers it, in the order of the
   * sentences. Absent for all models except our own. Rejects as `embed` does.
   */
  read?(question: string, sentences: readonly string[], signal?: AbortSignal): Promise<number[]>;
  close(): Promise<void>;
}

/** A failure to embed, with a message that may be shown to owners. */
export class EmbeddingFailure extends Error {}

/** Shows the owner of a ready document why it is not indexed yet. */
export function indexingTrouble(failure: unknown): string {
  const reason = failure instanceof EmbeddingFailure ? failure.message : 'Its sentences could not be embedded.';
  return `Found by its words only. ${reason} The server tries again.`;
}

/** The languages that a model supports; passages in other languages are not embedded. */
export const embeddedLanguages = (embedder: Pick<TextEmbedder, 'knows'>): readonly TextLanguage[] =>
  [...LANGUAGES, 'und' as const].filter((language) => embedder.knows(language));

/** The model that runs in the server's own thread, under the name stored with its embeddings. */
export const LOCAL_MODEL = 'all-MiniLM-L6-v2';

/** A passage's columns: the embedding of the whole passage, and those of its sentences, concatenated. */
export interface PassageEmbeddings {
  readonly embedding: Buffer;
  readonly sentence_embeddings: Buffer;
  readonly embedding_model: string;
}

const TITLE_MAX = 100;
/** A list of a thousand letters must not take a minute to embed. */
const SENTENCES_MAX = 40;

/** Returns the sentences in a passage that are embedded. */
export const embeddedUnits = (text: string) => unitsOf(text).slice(0, SENTENCES_MAX);

export async function embedPassage(
  embedder: Pick<TextEmbedder, 'embed' | 'model'>,
  { heading, text, language }: { readonly heading: string; readonly text: string; readonly language: TextLanguage },
  urgency: Urgency,
): Promise<PassageEmbeddings> {
  const title = heading.split(' > ').at(-1)?.slice(0, TITLE_MAX);
  const sentences = await Promise.all(
    embeddedUnits(text).map((unit) =>
      embedder.embed(glossedFor(embedder, title ? `${title}: ${unit.text}` : unit.text, language), urgency),
    ),
  );
  const embedding = joinEmbeddings([meanOf(sentences)]);
  return { embedding, sentence_embeddings: joinEmbeddings(sentences), embedding_model: embedder.model };
}

/** Returns a text in a form that the model understands: our own model was trained on English. */
export const glossedFor = ({ model }: Pick<TextEmbedder, 'model'>, text: string, language: TextLanguage): string =>
  model === LOCAL_MODEL ? glossed(text, language) : text;

/** The models need up to 400 MB, which an idle server can free. */
const IDLE_MS = 10 * 60_000;
/** This many characters of a text reveal its meaning; a longer text would delay all others. */
const TEXT_MAX = 500;

/**
 * One text in this many comes from a document that is already ready, so that steady uploads do not hold those
 * documents up.
 */
const LATER_SHARE = 4;

const LATER_FIRST: readonly Urgency[] = ['question', 'reading', 'later', 'document'];

// From source, the thread needs a separate start script; the bundle is a file next to this one.
const EMBEDDING_WORKER = import.meta.url.endsWith('.ts')
  ? new URL('./worker-from-source.mjs', import.meta.url)
  : new URL('./embedding-worker.js', import.meta.url);

/** What the thread receives: a text to embed, or a question and a sentence to read together. */
export type ModelTask = string | readonly [question: string, sentence: string];

interface Task {
  readonly given: ModelTask;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (result: Embedding | number) => void;
  readonly reject: (failure: unknown) => void;
}

/** About 2 MB. */
const ASKED_KEPT = 5_000;

/**
 * Embeds texts in its own thread, which starts on demand: a few milliseconds for a question, tens of milliseconds for a
 * long sentence.
 */
export class Embedder implements TextEmbedder {
  readonly model: string;
  #worker: Worker | null = null;
  #hasAnswered = false;
  #isClosed = false;
  #current: Task | null = null;
  #turn = 0;
  readonly #waiting: Readonly<Record<Urgency, Task[]>> = { question: [], reading: [], document: [], later: [] };
  /** Embeddings of words in questions, which often repeat. */
  readonly #asked = new LRUCache<string, Embedding>({ max: ASKED_KEPT });
  #idle: NodeJS.Timeout | undefined;
  #deadline: NodeJS.Timeout | undefined;

  constructor(
    /** Null stands for the worker next to this file. */
    private readonly workerUrl: URL | null,
    /** Time allowed for a text, including the model's start; a text that takes longer is considered hung. */
    private readonly textMs: number,
    /** Default: our own model. */
    private readonly folderModel: FolderModel | null = null,
  ) {
    this.model = folderModel?.name ?? LOCAL_MODEL;
  }

  /**
   * Our own model was trained on English, and also reads glossed texts; operators choose models for their languages.
   */
  knows(language: TextLanguage): boolean {
    return this.folderModel !== null || language === 'en' || hasGlossary(language);
  }

  /** Rejects when no thread can start, when the server closes, and when `signal` aborts. */
  embed(text: string, urgency: Urgency, signal?: AbortSignal): Promise<Embedding> {
    // Visitors' sentences are not kept in memory.
    const isAsked = urgency === 'question' && !/\s/.test(text);
    const kept = isAsked && !this.#isClosed ? this.#asked.get(text) : undefined;
    if (kept) return Promise.resolve(kept);
    const embedding = this.#ask(text.slice(0, TEXT_MAX), urgency, signal) as Promise<Embedding>;
    if (!isAsked) return embedding;
    return embedding.then((found) => {
      this.#asked.set(text, found);
      return found;
    });
  }

  async read(question: string, sentences: readonly string[], signal?: AbortSignal): Promise<number[]> {
    const asked = question.slice(0, TEXT_MAX);
    const read = sentences.map((sentence) => this.#ask([asked, sentence.slice(0, TEXT_MAX)], 'reading', signal));
    return (await Promise.all(read)) as number[];
  }

  #ask(given: ModelTask, urgency: Urgency, signal: AbortSignal | undefined): Promise<Embedding | number> {
    let stop = () => {};
    const answer = new Promise<Embedding | number>((resolve, reject) => {
      if (this.#isClosed) throw closing();
      signal?.throwIfAborted();
      stop = () => reject(signal?.reason);
      signal?.addEventListener('abort', stop);
      this.#waiting[urgency].push({ given, signal, resolve, reject });
      this.#next();
    });
    // One signal stops many tasks.
    return answer.finally(() => signal?.removeEventListener('abort', stop));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    clearTimeout(this.#deadline);
    for (const task of this.#drain()) task.reject(closing());
    await this.#worker?.terminate();
  }

  /** Embeds one text at a time, so that a question waits for at most one sentence. */
  #next(): void {
    if (this.#current || this.#isClosed) return;
    clearTimeout(this.#idle);
    const task = this.#mostUrgent();
    if (task) this.#give(task);
    else this.#idle = setTimeout(() => this.#letGo(), IDLE_MS).unref();
  }

  /** Removes the next text from the queue; skips aborted ones. */
  #mostUrgent(): Task | null {
    const { document, later } = this.#waiting;
    if (document.length > 0 && later.length > 0) this.#turn = (this.#turn + 1) % LATER_SHARE;
    else this.#turn = 1;
    for (const urgency of this.#turn === 0 ? LATER_FIRST : URGENCIES) {
      for (let task = this.#waiting[urgency].shift(); task; task = this.#waiting[urgency].shift()) {
        if (!task.signal?.aborted) return task;
      }
    }
    return null;
  }

  #give(task: Task): void {
    this.#current = task;
    this.#deadline = setTimeout(() => this.#fail(new Error('Embedding a text took too long.')), this.textMs).unref();
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(task.given);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  #start(): Worker {
    const worker = new Worker(this.workerUrl ?? EMBEDDING_WORKER, {
      stdout: true,
      stderr: true,
      workerData: { script: './embedding-worker.ts', model: this.folderModel },
    });
    const ifStillIts = (act: () => void) => this.#worker === worker && act();
    worker.on('message', (result: Embedding | number | Error) => ifStillIts(() => this.#answer(result)));
    worker.once('error', (error) => ifStillIts(() => this.#fail(error)));
    worker.once('exit', () => ifStillIts(() => this.#fail(new Error('The thread that embeds texts ended.'))));
    return worker;
  }

  #answer(result: Embedding | number | Error): void {
    clearTimeout(this.#deadline);
    this.#hasAnswered = true;
    if (result instanceof Error) this.#current?.reject(result);
    else this.#current?.resolve(result);
    this.#current = null;
    this.#next();
  }

  /** Rejects the current text, and also all others if the thread never started. */
  #fail(failure: unknown): void {
    clearTimeout(this.#deadline);
    const failed = this.#hasAnswered && this.#current ? [this.#current] : this.#drain();
    this.#current = null;
    this.#letGo();
    for (const task of failed) task.reject(failure);
    this.#next();
  }

  #letGo(): void {
    const worker = this.#worker;
    this.#worker = null;
    this.#hasAnswered = false;
    void worker?.terminate();
  }

  #drain(): Task[] {
    const tasks = URGENCIES.flatMap((urgency) => this.#waiting[urgency].splice(0));
    const current = this.#current;
    this.#current = null;
    return current ? [current, ...tasks] : tasks;
  }
}

const closing = () => new Error('The server is closing.');
