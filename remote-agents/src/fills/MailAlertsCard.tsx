import { messageOf, showToast } from '@frontdesk/shared/app';
import { MAIL_ALERTS, type MailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { useMutation, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Card, Heading, Stack } from '@frontdesk/shared/ui/core';
import { SelectField, SwitchField } from '@frontdesk/shared/ui/form';
import { isSoundOn, playVisitorSound, setSoundOn } from '@frontdesk/shared/visitor-sound';
import { useState } from 'react';
import { mailAlertsQuery, saveMailAlerts } from '../api/mail-alerts';
import { mailAlerts as words } from '../messages/mail-alerts';

const OPTIONS = MAIL_ALERTS.map((value) => ({ value, label: words.choices[value] }));

/** Selects when the server sends mail about conversations. Shown on the profile page. */
export function MailAlertsCard() {
  const queries = useQueryClient();
  const { data } = useQuery(mailAlertsQuery());
  const saving = useMutation({
    mutationFn: saveMailAlerts,
    onSuccess(_, mail) {
      queries.setQueryData(mailAlertsQuery().queryKey, { mail });
      showToast('success', words.saved);
    },
    onError: (error) => showToast('error', `${words.failed} ${messageOf(error)}`),
  });
  if (!data) return null;
  return (
    <Card>
      <Stack gap="3">
        <Heading>{words.title}</Heading>
        <SelectField
          label={words.label}
          name="mailAlerts"
          // Shows the choice immediately, and reverts it if the call fails.
          value={saving.isPending ? saving.variables : data.mail}
          options={OPTIONS}
          hint={words.hint}
          onChange={(mail) => saving.mutate(mail as MailAlerts)}
        />
        <SoundField />
      </Stack>
    </Card>
  );
}

/** Turns the sound on or off in this browser. Turning it on plays it once. */
function SoundField() {
  const [isOn, setOn] = useState(isSoundOn);
  function change(next: boolean) {
    setSoundOn(next);
    setOn(next);
    if (next) void playVisitorSound();
  }
  return (
    <SwitchField
      label={words.sound}
      hint={words.soundHint}
      checked={isOn}
      onChange={change}
      words={[words.on, words.off]}
    />
  );
}
