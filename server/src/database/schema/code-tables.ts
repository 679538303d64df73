/** A logo of an organization's codes, stored once. */
export interface QrLogosTable {
  organization_id: string;
  /** A hash of the image. */
  id: string;
  /** A PNG as a data URL. */
  image: string;
}

/** A code's style; a plain code has no row. */
export interface QrStylesTable {
  qr_id: string;
  /** JSON without the logo. */
  style: string;
  logo_id: string | null;
}

/** A style with a name. */
export interface QrPresetsTable {
  id: string;
  organization_id: string;
  name: string;
  style: string;
  logo_id: string | null;
}

export interface QrTagsTable {
  qr_id: string;
  /** The tag in lower case. */
  tag_key: string;
  tag: string;
}
