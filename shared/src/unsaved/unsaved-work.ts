import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onSessionOver, sessionStore } from '../session/session-store';

/** Work that continues while the owner is on other pages, such as an upload. */
export interface BackgroundWork {
  /** Describes the work, such as 'Uploading menu.pdf'. */
  readonly label: string;
  /** The page that shows its progress. */
  readonly path: string;
}

/** All work in progress, oldest first. The host shows it on every other page. */
const backgroundWorkStore = createStore<{ readonly works: readonly BackgroundWork[] }>(() => ({ works: [] }));

/** Announces work in progress. Until `end` is called, the browser asks before the tab closes. */
export function beginBackgroundWork(work: BackgroundWork): { update(label: string): void; end(): void } {
  let current = work;
  const replace = (next: readonly BackgroundWork[]) =>
    backgroundWorkStore.setState(({ works }) => ({
      works: works.flatMap((other) => (other === current ? next : other)),
    }));
  backgroundWorkStore.setState(({ works }) => ({ works: [...works, current] }));
  return {
    update(label) {
      if (label === current.label) return;
      const updated = { ...current, label };
      replace([updated]);
      current = updated;
    },
    end: () => replace([]),
  };
}

/** Returns all work in progress, and updates with it. */
export function useBackgroundWork(): readonly BackgroundWork[] {
  return useStore(backgroundWorkStore, ({ works }) => works);
}

/** The page to which a draft belongs, so that a notice can link to it. */
export interface DraftPlace {
  /** Path from the site's root. */
  readonly path: string;
  /** The title of the tab at that time. */
  readonly title: string;
}

interface Draft extends DraftPlace {
  readonly value: unknown;
}

/** In memory only, because drafts may contain passwords; they end with the tab or the session. */
const drafts = new Map<string, Draft>();
onSessionOver(() => {
  drafts.clear();
  const { token, person } = sessionStore.getState();
  // The first session of a page is that of the user who typed the drafts.
  if (token === null || person > 1) carried = [];
});

/** Drafts from before the reload, kept until a page can show them, because the start of a session clears all drafts. */
let carried = readCarried();

/**
 * Preserves the drafts, without passwords, across the following reload; the browser then no longer asks about them
 * before the tab closes.
 */
export function carryDrafts(): void {
  const text = JSON.stringify([...drafts], (name, value) => (/password/i.test(name) ? undefined : value));
  try {
    carrier().setItem('DRAFTS', text);
    drafts.clear();
    unsaved.clear();
  } catch {
    // If the browser has no storage, it asks before it reloads.
  }
}

function carrier(): Storage {
  // biome-ignore lint/style/noRestrictedGlobals: Only for this tab, and only during a reload.
  return sessionStorage;
}

function readCarried(): readonly [string, Draft][] {
  try {
    const text = carrier().getItem('DRAFTS');
    carrier().removeItem('DRAFTS');
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

/** Stores an unsaved value under `key`; undefined removes it. The draft is listed under the page on which it began. */
export function storeDraft(key: string, value: unknown): void {
  if (value === undefined) drafts.delete(key);
  else drafts.set(key, { ...placeHere(), ...drafts.get(key), value });
}

/** Lists every page with unsaved drafts, each once. */
export function draftPlaces(): readonly DraftPlace[] {
  const byPath = new Map([...drafts.values()].map(({ path, title }) => [path, { path, title }]));
  return [...byPath.values()];
}

/** Returns the draft that was stored under `key` when the component mounted, or undefined. */
export function useStoredDraft<T>(key: string | undefined): T | undefined {
  const [stored] = useState(() => {
    for (const [at, draft] of carried) drafts.set(at, draft);
    carried = [];
    return key === undefined ? undefined : drafts.get(key)?.value;
  });
  return stored as T | undefined;
}

/**
 * Stores `unsaved` under `key` after every render, so that it is not lost on leaving the page. Pass undefined while
 * there is nothing to save.
 */
export function useStoreDraft(key: string | undefined, unsaved: unknown): void {
  useEffect(function store() {
    if (key !== undefined) storeDraft(key, unsaved);
  });
}

/** Returns the text of a field and its setter. The text is preserved when the user leaves the page. */
export function useDraftText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(useStoredDraft<string>(key) ?? '');
  useStoreDraft(key, text.trim() === '' ? undefined : text);
  return [text, setText];
}

function placeHere(): DraftPlace {
  return { path: location.pathname, title: document.title.replace(/ - Frontdesk$/, '') };
}

const unsaved = new Set<symbol>();

/** Whether a reload would lose typed text, another page's draft, or work in progress. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0 || draftPlaces().length > 0 || backgroundWorkStore.getState().works.length > 0;
}

/** Reports unsaved work while `isUnsaved` is true. Forms that use `useForm` report theirs themselves. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(
    function holdWhileUnsaved() {
      if (!isUnsaved) return;
      const work = Symbol('unsaved work');
      unsaved.add(work);
      return () => {
        unsaved.delete(work);
      };
    },
    [isUnsaved],
  );
}
