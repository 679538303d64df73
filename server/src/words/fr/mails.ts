import type { Mails } from '../mails-en';

const number = (value: number) => value.toLocaleString('fr');
const date = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('fr', { timeZone: 'UTC', dateStyle: 'long' });

/** The emails in French. */
export const french: Mails = {
  confirmEmail: (name, link) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail pour Frontdesk',
    paragraphs: [
      `Bonjour ${name},`,
      'Ouvrez ce lien pour utiliser cette adresse avec votre compte Frontdesk :',
      link,
      'Il fonctionne une seule fois, pendant un jour. D’ici là, connectez-vous avec votre ancienne adresse.',
    ],
  }),

  newPassword: (name, link) => ({
    subject: 'Un nouveau mot de passe pour Frontdesk',
    paragraphs: [
      `Bonjour ${name},`,
      'Quelqu’un, sans doute vous, souhaite définir un nouveau mot de passe pour votre compte Frontdesk. Utilisez ce lien :',
      link,
      'Il fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste inchangé.',
    ],
  }),

  invitation: (from, organization, link) => ({
    subject: `Invitation à rejoindre ${organization} sur Frontdesk`,
    paragraphs: [
      'Bonjour,',
      `${from} vous invite à rejoindre ${organization} sur Frontdesk. Ouvrez ce lien pour choisir un mot de passe et rejoindre l’organisation :`,
      link,
      'Il fonctionne une seule fois, pendant sept jours. Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail.',
    ],
  }),

  wantsPerson: (request) => ({
    subject: `${request.visitor} souhaite parler à une personne (${request.agentAt})`,
    paragraphs: [
      `${request.visitor} (${request.email}) a demandé à ${request.agent} de parler à une personne.`,
      ...(request.place === null ? [] : [`Lieu : ${request.place}`]),
      ...(request.message === '' ? [] : [request.message]),
      `Lire la conversation et répondre : ${request.link}`,
    ],
  }),

  visitorWaits: (wait) => ({
    subject: `Un visiteur attend une personne (${wait.agentAt})`,
    paragraphs: [
      `Un visiteur de ${wait.agent} souhaite parler à une personne et attend dans le chat depuis ${wait.minutes === 1 ? '1 minute' : `${number(wait.minutes)} minutes`}.`,
      ...(wait.place === null ? [] : [`Lieu : ${wait.place}`]),
      ...(wait.question === '' ? [] : [wait.question]),
      ...(wait.waiting > 1 ? [`${number(wait.waiting)} visiteurs attendent en ce moment.`] : []),
      `Prendre la main sur la conversation : ${wait.link}`,
    ],
  }),

  manyWantPersons: (message, link) => ({
    subject: 'D’autres visiteurs souhaitent parler à une personne',
    paragraphs: [message, `Lire les conversations et répondre : ${link}`],
  }),

  summary: ({ day, counts, unanswered, link }) => ({
    subject: `Vos conversations du ${date(day)}`,
    paragraphs: [
      [
        `Conversations : ${number(counts.conversations)}`,
        `Questions : ${number(counts.questions)}, dont avec réponse : ${number(counts.answered)}`,
        `Visiteurs qui souhaitent parler à une personne : ${number(counts.persons)}`,
        `Réponses jugées utiles par les visiteurs : ${number(counts.helpful)}, pas utiles : ${number(counts.notHelpful)}`,
      ].join('\n'),
      ...(unanswered.length === 0
        ? []
        : [
            [
              'Questions sans réponse :',
              ...unanswered.map(
                ({ question, count }) => `- ${question}${count > 1 ? ` (posée ${number(count)} fois jusqu’ici)` : ''}`,
              ),
            ].join('\n'),
          ]),
      `Lire les conversations : ${link}`,
    ],
  }),

  stop: (link) =>
    `Vous recevez cet e-mail parce que vous l’avez choisi dans votre profil. Ne plus recevoir ces e-mails : ${link}`,

  reply: (reply) => ({
    subject: `Réponse de ${reply.organization}`,
    paragraphs: [
      reply.text,
      `${reply.from}, ${reply.organization}`,
      ...(reply.site === null
        ? []
        : [`Cette réponse se trouve aussi dans le chat sur ${reply.site}, où vous pouvez répondre.`]),
      ...(reply.quoted === null ? [] : [`Vous avez écrit :\n${reply.quoted}`]),
    ],
  }),

  releaseWaits: (remote, by, text, why, link) => ({
    subject: `Une version de ${remote} vous attend`,
    paragraphs: [`Dans ${remote}, par ${by} : ${text}`, why, `Examinez ce qu’elle ajoute et publiez-la : ${link}`],
  }),

  rolloutEnded: (rollout) => ({
    subject: `Le déploiement de ${rollout.remote} ${rollout.version} a été arrêté`,
    paragraphs: [
      `Le site a arrêté le déploiement de ${rollout.remote} ${rollout.version}, qui échouait plus souvent que ${rollout.previous}.`,
      rollout.reason,
      ...(rollout.places.length === 0
        ? []
        : [
            `Erreurs constatées :\n${rollout.places.map(({ place, count }) => `${place} (${count === 1 ? '1 onglet' : `${number(count)} onglets`})`).join('\n')}`,
          ]),
      `Tous les navigateurs chargent maintenant ${rollout.remote} ${rollout.previous} ; les onglets ouverts gardent ce qu’ils ont chargé.`,
      `Examinez les échecs et commencez un nouveau déploiement une fois qu’ils sont corrigés : ${rollout.link}`,
    ],
  }),

  forOperators: 'Vous recevez cet e-mail parce que OPERATORS contient votre adresse.',
};
