/** German for the sentences about accounts, people and their connections to other systems. */
export default {
  'Email or password is wrong.': 'E-Mail-Adresse oder Passwort ist falsch.',
  'Passwords do not match': 'Die Passwörter stimmen nicht überein',
  'This reset link is no longer valid. Please request a new one.':
    'Dieser Link zum Zurücksetzen gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  'An account with this email already exists.': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  'This link is no longer valid. Please change your email again.':
    'Dieser Link gilt nicht mehr. Bitte ändern Sie Ihre E-Mail-Adresse noch einmal.',
  'Please sign in.': 'Bitte melden Sie sich an.',
  'Only an owner of the organization may do this.': 'Das dürfen nur Inhaber der Organisation.',
  'Please enter your current password.': 'Bitte geben Sie Ihr aktuelles Passwort ein.',
  'The current password is wrong.': 'Das aktuelle Passwort ist falsch.',
  'You are the only owner. Make somebody else an owner first, or delete the organization.':
    'Außer Ihnen hat niemand die Rolle Inhaber. Geben Sie diese Rolle zuerst einer anderen Person, oder löschen Sie die Organisation.',
  'This server cannot send email yet, because it has no public address. The person who runs it can set one.':
    'Dieser Server kann noch keine E-Mails senden, weil er keine öffentliche Adresse hat. Der Betreiber kann eine eintragen.',
  'Registration is by invitation only. Ask an owner of your organization to invite you.':
    'Registrieren kann sich nur, wer eingeladen ist. Bitten Sie einen Inhaber Ihrer Organisation um eine Einladung.',
  'This site does not accept new registrations.': 'Hier sind keine neuen Registrierungen möglich.',
  'This site accepts no new people, not even with an invitation.':
    'Hier kommt niemand mehr hinzu, auch nicht mit einer Einladung.',
  'This is not your organization id.': 'Das ist nicht die ID Ihrer Organisation.',
  'Type your email to confirm.': 'Geben Sie zur Bestätigung Ihre E-Mail-Adresse ein.',
  "Type the organization's name to confirm.": 'Geben Sie zur Bestätigung den Namen der Organisation ein.',
  'This person is already in your organization.': 'Diese Person ist schon in Ihrer Organisation.',
  'This invitation is no longer valid. Please ask for a new one.':
    'Diese Einladung gilt nicht mehr. Bitte lassen Sie sich eine neue schicken.',
  'You cannot remove yourself. Leave instead.':
    'Sich selbst können Sie nicht entfernen. Verlassen Sie die Organisation.',
  'This link is not valid. Open the whole link from the email.':
    'Dieser Link ist nicht gültig. Öffnen Sie den ganzen Link aus der E-Mail.',

  // API keys and webhooks.
  'This API key is unknown, expired or revoked. Ask an owner of the organization for a new one.':
    'Dieser API-Schlüssel ist unbekannt, abgelaufen oder widerrufen. Bitten Sie einen Inhaber der Organisation um einen neuen.',
  'API keys cannot make this call. Sign in instead.':
    'Mit einem API-Schlüssel ist dieser Aufruf nicht erlaubt. Melden Sie sich an.',
  'This API key lacks the scope {0}. Create a key that has it.':
    'Diesem API-Schlüssel fehlt die Berechtigung {0}. Erstellen Sie einen Schlüssel, der sie hat.',
  'There are already {0} API keys. Revoke one that is no longer used.':
    'Es gibt schon {0#} API-Schlüssel. Widerrufen Sie einen, der nicht mehr gebraucht wird.',
  'Enter an address that begins with https://.': 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
  'This address is on a private network. Enter one that can be reached from the internet.':
    'Diese Adresse ist in einem privaten Netzwerk. Geben Sie eine ein, die aus dem Internet erreichbar ist.',
  'There are already {0} webhooks. Delete one that is no longer used.':
    'Es gibt schon {0#} Webhooks. Löschen Sie einen, der nicht mehr gebraucht wird.',
  'This webhook is off. Turn it on first.': 'Dieser Webhook ist aus. Schalten Sie ihn zuerst ein.',
  'The webhook was turned off.': 'Der Webhook wurde ausgeschaltet.',
  'Nothing was delivered for three days.': 'Drei Tage lang konnte nichts zugestellt werden.',
  'The address leads to a private network.': 'Die Adresse führt in ein privates Netzwerk.',
  'The receiver did not respond within {0} seconds.':
    'Der Empfänger hat nicht innerhalb von {0#} Sekunden geantwortet.',
  'The receiver could not be reached.': 'Der Empfänger war nicht erreichbar.',
  'The receiver answered 410: it wants no more messages.':
    'Der Empfänger hat mit 410 geantwortet: Er will keine Nachrichten mehr.',
  'The receiver answered {0}. Redirects are not followed: enter the address it leads to.':
    'Der Empfänger hat mit {0#} geantwortet. Frontdesk folgt keiner Weiterleitung: Geben Sie die Adresse ein, zu der sie führt.',
  'The receiver answered {0}.': 'Der Empfänger hat mit {0#} geantwortet.',

  // Notifications: titles and messages.
  'New API key': 'Neuer API-Schlüssel',
  'The API key "{0}" was created.': 'Der API-Schlüssel „{0}“ wurde erstellt.',
  'API key revoked': 'API-Schlüssel widerrufen',
  'The API key "{0}" was revoked.': 'Der API-Schlüssel „{0}“ wurde widerrufen.',
  'New webhook': 'Neuer Webhook',
  'A webhook to {0} was created.': 'Ein Webhook an {0} wurde erstellt.',
  'Webhook deleted': 'Webhook gelöscht',
  'The webhook to {0} was deleted.': 'Der Webhook an {0} wurde gelöscht.',
  'Webhook turned off': 'Webhook ausgeschaltet',
  'The webhook to {0} was turned off. {1}': 'Der Webhook an {0} wurde ausgeschaltet. {1.}',
  'Password changed': 'Passwort geändert',
  'The password of {0} was changed. Other sessions of this account were signed out.':
    'Das Passwort von {0} wurde geändert. Andere Sitzungen dieses Kontos wurden abgemeldet.',
  'Email changed': 'E-Mail-Adresse geändert',
  'An account now has the email {0}.': 'Ein Konto hat ab jetzt die E-Mail-Adresse {0}.',
  'Account deleted': 'Konto gelöscht',
  '{0} deleted their account.': '{0} hat das eigene Konto gelöscht.',
  'Person removed': 'Person entfernt',
  '{0} was removed from your organization.': '{0} wurde aus Ihrer Organisation entfernt.',
  'Person left': 'Person ausgetreten',
  '{0} left your organization.': '{0} hat Ihre Organisation verlassen.',
  'New person': 'Neue Person',
  '{0} joined your organization.': '{0} ist Ihrer Organisation beigetreten.',
} as const satisfies Record<string, string>;
