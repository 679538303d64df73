import { Stack } from '@frontdesk/shared/ui/core';
import type { ReactNode } from 'react';
import * as messages from '../../messages/scans';
import type { SavedQr, ShortLink } from '../../model/qr-content';
import { ChangesCard } from '../links/ChangesCard';
import { ScansCard } from '../links/ScansCard';
import { ScheduleCard } from '../links/ScheduleCard';
import { ReachCard } from '../rules/ReachCard';
import { RulesCard } from '../rules/RulesCard';
import { Section } from './Section';

export interface LinkPartsProps {
  readonly qr: SavedQr;
  readonly link: ShortLink;
  /** Whether the code leads to an address that the server can check. */
  readonly isAddress: boolean;
  /** The pictures of the printed code: below the scans, above the parts that are rarely changed. */
  readonly printing: ReactNode;
}

/** Shows what a short link adds to a code: scans with their chart, printed pictures, rules, dates and changes. */
export function LinkParts({ qr, link, isAddress, printing }: LinkPartsProps) {
  return (
    <Stack gap="8">
      <Section title={messages.scansTitle}>
        <ScansCard qrId={qr.id} />
      </Section>
      {printing}
      <Section title={messages.conditions}>
        <RulesCard qrId={qr.id} hasPassword={qr.type !== 'Chat'} />
        <ScheduleCard link={link} />
        {isAddress && <ReachCard link={link} />}
      </Section>
      <Section title={messages.changes}>
        <ChangesCard qrId={qr.id} />
      </Section>
    </Stack>
  );
}
