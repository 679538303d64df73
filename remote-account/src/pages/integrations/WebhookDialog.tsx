import { Box } from '@frontdesk/shared/ui/core';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import { type createWebhook, hostOf, type Webhook } from '../../api/webhooks';
import * as messages from '../../messages';
import { FreshSecret } from './FreshSecret';
import { WebhookDetails } from './WebhookDetails';
import { WebhookForm } from './WebhookForm';

/** The content that the dialog shows. */
type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'details' | 'edit'; readonly id: string }
  | { readonly kind: 'secret'; readonly address: string; readonly secret: string };

export interface WebhookDialogProps {
  readonly open: Open;
  /** The webhook that is shown or edited. */
  readonly webhook: Webhook | null;
  readonly onSave: (settings: Parameters<typeof createWebhook>[0]) => Promise<void>;
  readonly onOpen: (open: Open) => void;
  readonly onAsk: (question: 'new-secret' | 'delete') => void;
  readonly onClose: () => void;
}

/** Moves the focus into the content that replaced the previous content of the dialog. */
function focusFirst(contents: HTMLElement | null): void {
  if (!contents?.contains(document.activeElement))
    contents?.querySelector<HTMLElement>('input, textarea, button')?.focus();
}

/** A webhook with its deliveries, the form that changes it, or its new secret. */
export function WebhookDialog({ open, webhook, onSave, onOpen, onAsk, onClose }: WebhookDialogProps) {
  const titleId = useId();
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <Box key={open.kind} ref={focusFirst}>
        {open.kind === 'secret' && (
          <FreshSecret
            titleId={titleId}
            title={messages.webhookSecretTitle(hostOf(open.address))}
            intro={messages.webhookSecretIntro}
            label={messages.webhookSecret}
            secret={open.secret}
            onClose={onClose}
          />
        )}
        {(open.kind === 'new' || open.kind === 'edit') && (
          <WebhookForm titleId={titleId} webhook={webhook} onSave={onSave} onCancel={onClose} />
        )}
        {open.kind === 'details' && webhook && (
          <WebhookDetails
            titleId={titleId}
            webhook={webhook}
            onEdit={() => onOpen({ kind: 'edit', id: webhook.id })}
            onNewSecret={() => onAsk('new-secret')}
            onDelete={() => onAsk('delete')}
            onClose={onClose}
          />
        )}
      </Box>
    </Dialog>
  );
}
