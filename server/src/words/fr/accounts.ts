import type german from '../de/accounts';

/** French for the sentences about accounts, people and their connections to other systems. */
export default {
  'Email or password is wrong.': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'Passwords do not match': 'Les mots de passe ne correspondent pas',
  'This reset link is no longer valid. Please request a new one.':
    'Ce lien de réinitialisation n’est plus valide. Veuillez en demander un nouveau.',
  'An account with this email already exists.': 'Un compte existe déjà avec cette adresse e-mail.',
  'This link is no longer valid. Please change your email again.':
    'Ce lien n’est plus valide. Veuillez modifier de nouveau votre adresse e-mail.',
  'Please sign in.': 'Veuillez vous connecter.',
  'Only an owner of the organization may do this.': 'Seuls les propriétaires de l’organisation peuvent faire cela.',
  'Please enter your current password.': 'Veuillez saisir votre mot de passe actuel.',
  'The current password is wrong.': 'Le mot de passe actuel est incorrect.',
  'You are the only owner. Make somebody else an owner first, or delete the organization.':
    'L’organisation n’a pas d’autre propriétaire que vous. Nommez-en d’abord un autre, ou supprimez l’organisation.',
  'This server cannot send email yet, because it has no public address. The person who runs it can set one.':
    'Ce serveur ne peut pas encore envoyer d’e-mails, car il n’a pas d’adresse publique. Son administrateur peut en indiquer une.',
  'Registration is by invitation only. Ask an owner of your organization to invite you.':
    'L’inscription se fait uniquement sur invitation. Demandez à un propriétaire de votre organisation de vous inviter.',
  'This site does not accept new registrations.': 'Ce site n’accepte pas de nouvelles inscriptions.',
  'This site accepts no new people, not even with an invitation.':
    'Ce site n’accepte plus personne, même sur invitation.',
  'This is not your organization id.': 'Ce n’est pas l’identifiant de votre organisation.',
  'Type your email to confirm.': 'Saisissez votre adresse e-mail pour confirmer.',
  "Type the organization's name to confirm.": 'Saisissez le nom de l’organisation pour confirmer.',
  'This person is already in your organization.': 'Cette personne fait déjà partie de votre organisation.',
  'This invitation is no longer valid. Please ask for a new one.':
    'Cette invitation n’est plus valide. Veuillez en demander une nouvelle.',
  'You cannot remove yourself. Leave instead.':
    'Vous ne pouvez pas vous retirer vous-même. Quittez plutôt l’organisation.',
  'This link is not valid. Open the whole link from the email.':
    'Ce lien n’est pas valide. Ouvrez le lien complet de l’e-mail.',

  // API keys and webhooks.
  'This API key is unknown, expired or revoked. Ask an owner of the organization for a new one.':
    'Cette clé API est inconnue ou révoquée. Demandez-en une nouvelle à un propriétaire de l’organisation.',
  'API keys cannot make this call. Sign in instead.': 'Aucune clé API ne permet cet appel. Connectez-vous.',
  'This API key lacks the scope {0}. Create a key that has it.':
    'Il manque à cette clé API l’autorisation {0}. Créez une clé qui l’inclut.',
  'There are already {0} API keys. Revoke one that is no longer used.':
    'Il existe déjà {0#} clés API. Révoquez-en une qui ne sert plus.',
  'Enter an address that begins with https://.': 'Saisissez une adresse qui commence par https://.',
  'This address is on a private network. Enter one that can be reached from the internet.':
    'Cette adresse est sur un réseau privé. Saisissez-en une accessible depuis Internet.',
  'There are already {0} webhooks. Delete one that is no longer used.':
    'Il existe déjà {0#} webhooks. Supprimez-en un qui ne sert plus.',
  'This webhook is off. Turn it on first.': 'Ce webhook est désactivé. Activez-le d’abord.',
  'The webhook was turned off.': 'Le webhook a été désactivé.',
  'Nothing was delivered for three days.': 'Aucun envoi n’a abouti pendant trois jours.',
  'The address leads to a private network.': 'L’adresse mène à un réseau privé.',
  'The receiver did not respond within {0} seconds.': 'Le destinataire n’a pas répondu en {0#} secondes.',
  'The receiver could not be reached.': 'Le destinataire est injoignable.',
  'The receiver answered 410: it wants no more messages.':
    'Le destinataire a répondu 410 : il ne veut plus de messages.',
  'The receiver answered {0}. Redirects are not followed: enter the address it leads to.':
    'Le destinataire a répondu {0#}. Les redirections ne sont pas suivies : saisissez l’adresse à laquelle elle mène.',
  'The receiver answered {0}.': 'Le destinataire a répondu {0#}.',

  // Notifications: titles and messages.
  'New API key': 'Nouvelle clé API',
  'The API key "{0}" was created.': 'La clé API « {0} » a été créée.',
  'API key revoked': 'Clé API révoquée',
  'The API key "{0}" was revoked.': 'La clé API « {0} » a été révoquée.',
  'New webhook': 'Nouveau webhook',
  'A webhook to {0} was created.': 'Un webhook vers {0} a été créé.',
  'Webhook deleted': 'Webhook supprimé',
  'The webhook to {0} was deleted.': 'Le webhook vers {0} a été supprimé.',
  'Webhook turned off': 'Webhook désactivé',
  'The webhook to {0} was turned off. {1}': 'Le webhook vers {0} a été désactivé. {1.}',
  'Password changed': 'Mot de passe modifié',
  'The password of {0} was changed. Other sessions of this account were signed out.':
    'Le mot de passe de {0} a été modifié. Les autres sessions de ce compte ont été fermées.',
  'Email changed': 'Adresse e-mail modifiée',
  'An account now has the email {0}.': 'Un compte a désormais l’adresse e-mail {0}.',
  'Account deleted': 'Compte supprimé',
  '{0} deleted their account.': '{0} a supprimé son compte.',
  'Person removed': 'Personne retirée',
  '{0} was removed from your organization.': '{0} ne fait plus partie de votre organisation.',
  'Person left': 'Départ d’une personne',
  '{0} left your organization.': '{0} a quitté votre organisation.',
  'New person': 'Nouvelle personne',
  '{0} joined your organization.': '{0} a rejoint votre organisation.',
} satisfies Record<keyof typeof german, string>;
