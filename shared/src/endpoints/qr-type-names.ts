import { QR_KINDS, type QrType } from './qr-kinds/kinds';

/**
 * The types of codes with the names that people see. Builds for the browser run this file and contain only its values,
 * because pages that only list codes need no more of the kinds (`tooling/webpack/values-loader.mjs`).
 */
export const QR_TYPE_NAMES = Object.fromEntries(
  Object.entries(QR_KINDS).map(([type, { name }]) => [type, name]),
) as Readonly<Record<QrType, string>>;
