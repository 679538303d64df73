import { messageOf, storeDraft, useStoreDraft, useStoredDraft } from '@frontdesk/shared/app';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { canBeShortLink, isAlwaysShortLink } from '@frontdesk/shared/endpoints/qr-content';
import { newId } from '@frontdesk/shared/new-id';
import { useRef, useState } from 'react';
import { nullWhenUnknown } from '../../api/codes';
import { newCodes, saveQr } from '../../api/save-codes';
import { attachShortLink, createShortLink } from '../../api/short-links';
import { errorLog } from '../../messages/common';
import * as messages from '../../messages/links';
import type { SavedQr, ShortLink } from '../../model/qr-content';
import { isSaved } from '../work-in-progress';
import { useShortLinks } from './use-short-links';

interface Chosen {
  /** Whether the code will be changeable after printing. */
  readonly isOn: boolean;
  /** The slug that the owner chose; empty for a random one. */
  readonly word: string;
}

/** The choice of whether a code can be changed later. */
export interface Changeable extends Chosen {
  /** Whether this server has short links, and this type can have one. */
  readonly isOffered: boolean;
  /** Whether this server has short links, but this type cannot have one. */
  readonly isStaticType: boolean;
  /** Whether codes of this type are always short links, so that there is nothing to choose. */
  readonly isAlways: boolean;
  /** The existing short link of the edited code. */
  readonly link: ShortLink | undefined;
  readonly choose: (change: Partial<Chosen>) => void;
  /** Forgets an unsaved choice once the code is saved or the choice is in the history. */
  readonly forget: () => void;
}

interface ChangeableOptions {
  readonly type: QrType;
  readonly id: SavedQr['id'] | undefined;
  /** The key under which the choice is kept after the owner leaves the page. */
  readonly draft: string;
  /** The choice made on an earlier page. Default: new codes are changeable, and saved codes remain unchanged. */
  readonly isFixed?: boolean | undefined;
}

/** Provides the choice for a form or a result page. */
export function useChangeable({ type, id, draft, isFixed = id !== undefined }: ChangeableOptions): Changeable {
  const links = useShortLinks();
  const link = id === undefined ? undefined : links?.get(String(id));
  const [chosen, setChosen] = useState(useStoredDraft<Chosen>(draft) ?? { isOn: !isFixed, word: '' });
  useStoreDraft(draft, chosen.isOn === isFixed || chosen.word !== '' ? chosen : undefined);
  // Does not wait for the links of a new code, because cards that appear late would move the button below them.
  const isAlways = isAlwaysShortLink(type);
  const hasLinks = id === undefined ? links !== null : Boolean(links);
  return {
    ...chosen,
    isOn: isAlways || chosen.isOn,
    isAlways,
    isOffered: hasLinks && canBeShortLink(type),
    isStaticType: hasLinks && !canBeShortLink(type),
    link,
    choose: (change) => setChosen((before) => ({ ...before, ...change })),
    forget: () => storeDraft(draft, undefined),
  };
}

interface CodeToSave extends Chosen {
  readonly content: QrContent;
  /** The saved code to change; absent for a new code. */
  readonly id: SavedQr['id'] | undefined;
  readonly name: string;
}

export interface SavedCode {
  /** Undefined when the server does not send it. */
  readonly id: SavedQr['id'] | undefined;
  readonly isChangeable: boolean;
  /** The reason why the saved code could not become changeable; null if it could. */
  readonly refusal: string | null;
}

/**
 * Saves codes, with a short link if they are to be changeable. Rejects if the code may not have been saved. `draft` is
 * the new code's draft, a UUID that survives a reload.
 */
export function useSaveCode(draft: string | undefined): (code: CodeToSave) => Promise<SavedCode> {
  const newCode = useRef<string>(undefined);

  return async ({ content, id, name, isOn, word }) => {
    // Remains the same when a call is repeated after a lost answer, so that the code is not saved again.
    newCode.current ??= draft === undefined || isSaved(draft) ? newId() : draft;
    const newCodeId = newCode.current;
    const save = () => (id === undefined ? newCodes.save(newCodeId, { content, name }) : saveQr({ content, name, id }));
    if (!isOn) return { id: await save(), isChangeable: false, refusal: null };
    if (word.trim() === '') return giveLink(await save());
    // If the word is refused, nothing must change, so the link is created first.
    if (id === undefined && !newCodes.mayHave(newCodeId)) {
      const made = await createShortLink({ content, word, name }, newCodeId);
      return { id: made.id, isChangeable: true, refusal: null };
    }
    const known = id ?? (await save());
    if (known !== undefined) await attachShortLink(known, word);
    return giveLink(id === undefined ? known : await save());
  };
}

/**
 * Gives a saved code a link. Returns a failure instead of throwing it, because the code remains saved without a link.
 */
async function giveLink(id: SavedQr['id'] | undefined): Promise<SavedCode> {
  const withoutLink = { id, isChangeable: false, refusal: messages.noLinksHere };
  if (id === undefined) return withoutLink;
  try {
    const link = await nullWhenUnknown(attachShortLink(id, ''));
    return link ? { id, isChangeable: true, refusal: null } : withoutLink;
  } catch (error) {
    console.error(errorLog, error);
    return { ...withoutLink, refusal: messageOf(error) };
  }
}
