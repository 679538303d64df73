import type { Translation } from '@frontdesk/shared/contract';

export default {
  titleOf: (name) => `QR code : ${name}`,
  manyHelp: 'Une ligne donne un code.',
  url: {
    form: {
      search: ['lien', 'site', 'adresse'],
      about: 'Ouvre une adresse web.',
      intro: 'Le code ouvre cette adresse web.',
    },
    example: { name: 'Carte' },
  },
  text: {
    form: {
      search: ['note', 'texte brut'],
      about: 'Affiche un texte, même sans réseau.',
      intro: 'Le code affiche ce texte, même sans réseau.',
    },
    example: { name: 'Horaires d’ouverture', text: 'Du lundi au vendredi, de 9 h à 17 h' },
  },
  wifi: {
    form: {
      search: ['wifi', 'wlan', 'réseau', 'mot de passe'],
      hints: {
        security: 'WPA/WPA2 convient à la plupart des réseaux, y compris ceux qui acceptent aussi WPA3.',
        hidden: 'Un réseau masqué ne diffuse pas son nom.',
      },
      about: 'Connecte à un réseau sans saisir le mot de passe.',
      intro: 'Le code connecte un téléphone à ce réseau. Toute personne qui le scanne peut lire le mot de passe.',
    },
    example: { name: 'Clients', networkName: 'Clients' },
  },
  contact: {
    form: {
      search: ['vcard', 'carte de visite', 'personne', 'entreprise'],
      about: 'Ajoute une personne ou une entreprise aux contacts.',
      intro:
        'Le code ajoute cette personne ou cette entreprise aux contacts d’un téléphone. Un nom ou une entreprise suffit.',
    },
    example: { name: 'Carte de visite', company: 'Exemple SARL' },
  },
  email: {
    form: {
      search: ['courriel', 'message'],
      about: 'Prépare un e-mail pour vous.',
      intro: 'Le code prépare un e-mail à cette adresse.',
    },
    example: { name: 'Écrivez-nous', subject: 'Question', message: 'Bonjour' },
  },
  phone: {
    form: { search: ['appeler', 'numéro'], about: 'Appelle un numéro.', intro: 'Le code appelle ce numéro.' },
    example: { name: 'Appelez-nous' },
  },
  sms: {
    form: {
      search: ['texto', 'numéro'],
      about: 'Prépare un SMS pour vous.',
      intro: 'Le code prépare un SMS pour ce numéro.',
    },
    example: { name: 'Envoyez-nous un SMS', message: 'Merci de me rappeler.' },
  },
  whatsapp: {
    form: {
      search: ['téléphone', 'numéro'],
      about: 'Ouvre un chat avec vous, le message déjà écrit.',
      intro: 'Le code ouvre un chat WhatsApp avec ce numéro et y écrit ce message.',
    },
    example: { name: 'Réserver une table', message: 'Je souhaite réserver une table.' },
  },
  place: {
    form: {
      search: ['carte', 'plan', 'coordonnées'],
      hints: { label: 'Visible seulement dans votre liste : la carte montre le point lui-même.' },
      about: 'Montre un endroit sur une carte.',
      intro: 'Le code montre cet endroit dans une application de cartes ou dans Google Maps.',
    },
    example: { name: 'Entrée', label: 'Entrée' },
  },
  calendarEvent: {
    form: {
      search: ['agenda', 'date', 'rendez-vous'],
      // No separate title: the form is titled like the others, and the menu shows only 'Événement'.
      title: '',
      about: 'Ajoute un événement à un agenda.',
      intro: 'Le code ajoute cet événement à un agenda.',
    },
    example: { name: 'Dégustation', subject: 'Dégustation', description: 'Six vins', location: 'Cave' },
  },
  chat: {
    form: {
      search: ['table', 'chambre', 'agent'],
      about: 'Ouvre un chat avec un de vos agents.',
      intro:
        'On scanne le code et on pose ses questions à un de vos agents. Il connaît ce lieu et répond d’abord avec ses informations.',
    },
    example: {
      place: 'Table 12',
      fact: 'Le Wi-Fi s’appelle Client12, son mot de passe est voilier.',
      question: 'Quel est le Wi-Fi ici ?',
    },
  },
} satisfies Translation<typeof import('../kind-forms')>;
