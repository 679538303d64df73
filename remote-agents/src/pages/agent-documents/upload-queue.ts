import { ApiError, beginBackgroundWork, messageOf, onSessionOver, showToast } from '@frontdesk/shared/app';
import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { visibleText } from '@frontdesk/shared/endpoints/visible-text';
import { newId } from '@frontdesk/shared/new-id';
import { uploadDocument } from '../../api/documents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { HEAD_BYTES, isNameTaken, problemWith, safeFileName } from '../../model/document';
import type { Limits } from '../../model/limits';
import { urls } from '../../urls';
import { showFailure } from '../show-failure';

/** Reads the first bytes of a file. */
function readHead(file: File): Promise<Uint8Array> {
  return read(file.slice(0, HEAD_BYTES), (reader, blob) => reader.readAsArrayBuffer(blob)).then(
    (content) => new Uint8Array(content as ArrayBuffer),
  );
}

/**
 * Reads the whole file as base64. The browser does that in the background, so the page remains usable even with 25 MB.
 */
async function readBase64(file: File): Promise<string> {
  const url = (await read(file, (reader, blob) => reader.readAsDataURL(blob))) as string;
  return url.slice(url.indexOf(',') + 1);
}

function read(blob: Blob, begin: (reader: FileReader, blob: Blob) => void): Promise<FileReader['result']> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    // The file was removed, or a folder was dropped.
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    begin(reader, blob);
  });
}

/** A file in the queue. It is removed from the queue once the server has stored it. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** The same for all files that were chosen together. */
  readonly batch: string;
  readonly state:
    | { readonly status: 'waiting' }
    /** `share` is the sent share of the file, from 0 to 1. */
    | { readonly status: 'uploading'; readonly share: number }
    /** The file was not sent, because the server would not accept it. */
    | { readonly status: 'refused'; readonly reason: string }
    | { readonly status: 'failed'; readonly reason: string };
}

/** Whether a file is waiting or being sent. */
export const isOpen = ({ state }: Upload) => state.status === 'waiting' || state.status === 'uploading';

/** Calls to the server besides the upload itself. */
export interface UploadServer {
  /** Refreshes the agent. */
  readonly refresh: () => Promise<unknown>;
  /** Returns the server's limits; null when it reports none. */
  readonly limits: () => Promise<Limits | null>;
}

/**
 * Uploads the files of an agent one after the other; a failed upload does not stop the others. A queue outlives the
 * page, so that uploads continue while the owner is on other pages.
 */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #flights = new Map<string, AbortController>();
  /** How many files of each unfinished batch have been stored. */
  readonly #stored = new Map<string, number>();
  #last: Promise<void> = Promise.resolve();
  #work: ReturnType<typeof beginBackgroundWork> | null = null;
  /** Names of stored files that the agent's list does not show yet. */
  #storedNames: readonly string[] = [];
  #agent: Agent;
  #server: UploadServer;

  constructor(agent: Agent, server: UploadServer) {
    this.#agent = agent;
    this.#server = server;
  }

  /** Uses the newest state of the agent for the remaining files. */
  follow(agent: Agent, server: UploadServer): void {
    this.#agent = agent;
    this.#server = server;
    this.#storedNames = this.#storedNames.filter((stored) => !agent.documents.some(({ name }) => name === stored));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly Upload[] => this.#uploads;

  add(files: Iterable<File>): void {
    const batch = newId();
    const added = Array.from(files, (file): Upload => ({ id: newId(), file, batch, state: { status: 'waiting' } }));
    this.#set([...this.#uploads, ...added]);
    this.#enqueue(added);
  }

  /** The file is now a separate batch, because the rest of its batch may already have been announced. */
  retry({ id, file }: Upload): void {
    const again: Upload = { id, file, batch: newId(), state: { status: 'waiting' } };
    this.#set(this.#uploads.map((upload) => (upload.id === id ? again : upload)));
    this.#enqueue([again]);
  }

  dismiss({ id }: Upload): void {
    this.#remove(id);
  }

  /** Stops an upload that is waiting or being sent. */
  cancel({ id }: Upload): void {
    this.#flights.get(id)?.abort();
    this.#remove(id);
  }

  cancelAll(): void {
    for (const upload of this.#uploads) this.cancel(upload);
  }

  #enqueue(uploads: readonly Upload[]): void {
    for (const { id } of uploads) this.#flights.set(id, new AbortController());
    this.#last = this.#last.then(() => this.#refuse(uploads));
    for (const upload of uploads) {
      this.#last = this.#last.then(() => this.#send(upload)).then(() => this.#endBatch(upload.batch));
    }
  }

  /** Refuses files before the first of them is sent, so that the server can be told how many will follow. */
  async #refuse(uploads: readonly Upload[]): Promise<void> {
    const limits = await this.#server.limits();
    for (const { id, file } of uploads) {
      // A file that cannot be read fails when it is sent.
      const head = await readHead(file).catch(() => null);
      const reason = head && problemWith({ name: visibleText(file.name), size: file.size, head }, limits);
      if (!reason) continue;
      this.#flights.delete(id);
      this.#mark(id, { status: 'refused', reason });
    }
  }

  /** Reports a finished batch, once for all of its files. */
  #endBatch(batch: string): void {
    if (!this.#stored.has(batch) || this.#openIn(batch) > 0) return;
    this.#stored.delete(batch);
    showToast('success', messages.documents.uploaded);
  }

  #openIn(batch: string): number {
    return this.#uploads.filter((upload) => upload.batch === batch && isOpen(upload)).length;
  }

  async #send({ id, file, batch }: Upload): Promise<void> {
    const signal = this.#flights.get(id)?.signal;
    if (!signal || signal.aborted) return;
    const name = safeFileName(file.name);
    const limits = await this.#server.limits();
    try {
      const takenNames = [...this.#agent.documents.map((document) => document.name), ...this.#storedNames];
      if (isNameTaken(name, takenNames)) showToast('info', messages.documents.nameTaken(name));
      this.#mark(id, { status: 'uploading', share: 0 });
      const onProgress = (share: number) => this.#mark(id, { status: 'uploading', share });
      const content = { name, base64Content: await readBase64(file) };
      const together = { id: batch, files: (this.#stored.get(batch) ?? 0) + this.#openIn(batch) };
      await uploadDocument(this.#agent, content, together.files > 1 ? together : null, { signal, onProgress });
    } catch (error) {
      if (signal.aborted) return;
      showFailure(messages.documents.uploadFailed)(error);
      return this.#mark(id, { status: 'failed', reason: failureReason(error, limits) });
    }
    this.#storedNames = [...this.#storedNames, name];
    this.#stored.set(batch, (this.#stored.get(batch) ?? 0) + 1);
    await this.#server.refresh();
    this.#remove(id);
  }

  #remove(id: string): void {
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
  }

  #mark(id: string, state: Upload['state']): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    this.#announce();
    for (const listener of this.#listeners) listener();
  }

  /** Reports the uploads to the host, which asks before the tab closes and shows them on other pages. */
  #announce(): void {
    const open = this.#uploads.filter(isOpen).length;
    const label = messages.documents.uploading(open, this.#agent.name);
    if (open === 0) {
      this.#work?.end();
      this.#work = null;
    } else if (this.#work) this.#work.update(label);
    else this.#work = beginBackgroundWork({ label, path: urls.agentTab(this.#agent.id, 'documents') });
  }
}

const queues = new Map<WireId, UploadQueue>();
onSessionOver(() => {
  for (const queue of queues.values()) queue.cancelAll();
  queues.clear();
});

/** Returns an agent's single queue. */
export function uploadQueueOf(agent: Agent, server: UploadServer): UploadQueue {
  const queue = queues.get(agent.id) ?? new UploadQueue(agent, server);
  queues.set(agent.id, queue);
  return queue;
}

function failureReason(error: unknown, limits: Limits | null): string {
  if (!(error instanceof ApiError)) return messages.documents.unreadable;
  const reason = messageOf(error);
  const limit = formatBytes(limits?.documentBytes ?? null);
  const isNamed = error.status !== 413 || limits === null || reason.includes(limit);
  // The server names its limit when it refuses a file. Here the file is within that limit, so a proxy in front of the
  // server has a lower one.
  return isNamed ? reason : `${reason.replace(/[^.!?]$/, '$&.')} ${messages.documents.lowerLimit(limit)}`;
}
