import { createRequire } from 'node:module';
import { QR_TYPE_NAMES, QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import type Link from 'lucide-react/icons/link';
import * as words from './messages/kind-forms';

/**
 * The texts and examples that the menu, the forms and CSV files show for a kind. Its fields and content are in shared's
 * `qr-kinds`.
 */
export interface KindForm<T extends QrType> {
  /** The title of its form, and its name in the menu. If absent or empty, both are derived from the type's name. */
  readonly title?: string;
  /** The page of its form. Default: 'QrKindPage', whose fields follow from the kind. */
  readonly page?: 'QrUrlPage' | 'QrWhatsappPage' | 'QrCalendarEventPage' | 'QrChatPage';
  /** A second address of its form, defined by the spec. */
  readonly otherAddress?: `/${string}`;
  /** Its description in the menu. */
  readonly about: string;
  /** The line below the title of its form. */
  readonly intro: string;
  /** Additional search words for its form in the palette. */
  readonly search: readonly string[];
  readonly icon: typeof Link;
  readonly hints?: { readonly [Name in keyof QrPayloads[T]]?: string };
  readonly placeholders?: { readonly [Name in keyof QrPayloads[T]]?: string };
  /** Its row in the example CSV file. */
  readonly example: { readonly name: string; readonly payload: QrPayloads[T] };
}

const require = createRequire(import.meta.url);

/** Loads a kind's form from the file named after its type: `CalendarEvent` is in `calendar-event.ts`. */
function formOf(type: QrType): KindForm<QrType> {
  const file = type.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
  return require(`./kinds/${file}.ts`).form;
}

/**
 * The forms of all kinds of codes, in the order of the menu. A new kind needs only its file in `kinds` and its texts.
 */
export const KIND_FORMS = Object.fromEntries(QR_TYPES.map((type) => [type, formOf(type)])) as unknown as {
  readonly [T in QrType]: KindForm<T>;
};

/** Returns the title of a kind's form. */
export function titleOf(type: QrType): string {
  return KIND_FORMS[type].title || words.titleOf(QR_TYPE_NAMES[type]);
}

/** Returns a kind's name in the menu. */
export function tileNameOf(type: QrType): string {
  return KIND_FORMS[type].title || QR_TYPE_NAMES[type];
}
