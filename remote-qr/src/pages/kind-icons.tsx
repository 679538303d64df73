import type { QrType } from '@frontdesk/shared/endpoints/qr';
import { KIND_FORMS } from '../kind-forms';

export function KindIcon({ type }: { readonly type: QrType }) {
  const { icon: Icon } = KIND_FORMS[type];
  return <Icon aria-hidden size={18} />;
}
