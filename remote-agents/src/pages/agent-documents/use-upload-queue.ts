import { ApiError, messageOf, showToast, useUnsavedWork } from '@frontdesk/shared/app';
import { DOCUMENT_BYTES_MAX } from '@frontdesk/shared/endpoints/document';
import { newId } from '@frontdesk/shared/new-id';
import { useEffect, useRef, useState } from 'react';
import { uploadDocument } from '../../api/upload-document';
import { messages } from '../../messages';
import type { Agent } from '../../model/agent';
import { problemWith } from '../../model/check-document';
import { safeFileName } from '../../model/safe-file-name';
import { tellFailure } from '../tell-failure';
import { useRefreshAgent } from '../use-refresh-agent';
import { readBase64, readHead } from './read-file';

/** A file on its way to the agent. One that has arrived leaves the queue for the list. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state:
    | { readonly status: 'waiting' }
    /** `share` of it has left, from 0 to 1. */
    | { readonly status: 'uploading'; readonly share: number }
    /** Would be of no use; never travels. */
    | { readonly status: 'refused'; readonly reason: string }
    | { readonly status: 'failed'; readonly reason: string };
}

export interface UploadQueue {
  readonly uploads: readonly Upload[];
  add(files: Iterable<File>): void;
  retry(upload: Upload): void;
  dismiss(upload: Upload): void;
  /** Whether it waits or travels, it does not arrive. */
  cancel(upload: Upload): void;
}

/** Sends files one after the other, each checked before it travels; one that fails does not hold up the others. */
export function useUploadQueue(agent: Agent): UploadQueue {
  const refresh = useRefreshAgent(agent.id);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  // What runs for minutes needs the agent as it is then, not as it was when the files were chosen.
  const latest = useRef(agent);
  latest.current = agent;
  const queue = useRef<Promise<void>>(Promise.resolve());
  const flights = useRef(new Map<string, AbortController>());
  /** Arrived, but not in the agent's list yet. */
  const sentNames = useRef<string[]>([]);

  useEffect(
    function forgetListedNames() {
      sentNames.current = sentNames.current.filter((sent) => !agent.documents.some(({ name }) => name === sent));
    },
    [agent.documents],
  );

  const remove = (id: string) => setUploads((current) => current.filter((upload) => upload.id !== id));
  const mark = (id: string, state: Upload['state']) =>
    setUploads((current) => current.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  async function send({ id, file }: Upload) {
    const signal = flights.current.get(id)?.signal;
    if (!signal || signal.aborted) return;
    const name = safeFileName(file.name);
    try {
      const takenNames = [...latest.current.documents.map((document) => document.name), ...sentNames.current];
      const candidate = { name: file.name, size: file.size, head: await readHead(file) };
      const reason = problemWith(candidate, { takenNames, bytesMax: DOCUMENT_BYTES_MAX });
      if (reason) return mark(id, { status: 'refused', reason });
      mark(id, { status: 'uploading', share: 0 });
      const onProgress = (share: number) => mark(id, { status: 'uploading', share });
      await uploadDocument(latest.current, { name, base64Content: await readBase64(file) }, { signal, onProgress });
    } catch (error) {
      if (signal.aborted) return;
      tellFailure(messages.documents.uploadFailed)(error);
      const reason = error instanceof ApiError ? messageOf(error) : messages.documents.unreadable;
      return mark(id, { status: 'failed', reason });
    }
    sentNames.current.push(name);
    showToast('success', messages.documents.uploaded);
    await refresh();
    remove(id);
  }

  function enqueue(upload: Upload) {
    flights.current.set(upload.id, new AbortController());
    queue.current = queue.current.then(() => send(upload));
  }

  useUnsavedWork(uploads.some(({ state }) => state.status === 'waiting' || state.status === 'uploading'));

  return {
    uploads,
    add(files) {
      const added = Array.from(files, (file): Upload => ({ id: newId(), file, state: { status: 'waiting' } }));
      setUploads((current) => [...current, ...added]);
      added.forEach(enqueue);
    },
    retry(upload) {
      mark(upload.id, { status: 'waiting' });
      enqueue(upload);
    },
    dismiss: ({ id }) => remove(id),
    cancel({ id }) {
      flights.current.get(id)?.abort();
      remove(id);
    },
  };
}
