import type { QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import type Link from 'lucide-react/icons/link';

/** What the menu, the forms and CSV files show of a kind. Its fields and content are in shared's `qr-kinds`. */
export interface KindForm<T extends QrType> {
  /** The title of its form, and its name in the menu. Default: made from the name of the type. */
  readonly title?: string;
  /** The page of its form. Default: 'QrKindPage', whose fields follow from the kind. */
  readonly page?: 'QrUrlPage' | 'QrWhatsappPage' | 'QrCalendarEventPage';
  /** A second address of its form, which the spec names. */
  readonly otherAddress?: `/${string}`;
  /** Its line in the menu. */
  readonly about: string;
  /** The line below the title of its form. */
  readonly intro: string;
  /** Further words with which the palette finds its form. */
  readonly search: readonly string[];
  readonly icon: typeof Link;
  readonly hints?: { readonly [Name in keyof QrPayloads[T]]?: string };
  readonly placeholders?: { readonly [Name in keyof QrPayloads[T]]?: string };
  /** Its row of the example of a CSV file. */
  readonly example: { readonly name: string; readonly payload: QrPayloads[T] };
}
