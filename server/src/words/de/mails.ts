import type { Mails } from '../mails-en';

const number = (value: number) => value.toLocaleString('de');
const date = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('de', { timeZone: 'UTC', dateStyle: 'long' });

/** The emails in German. */
export const german: Mails = {
  confirmEmail: (name, link) => ({
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für Frontdesk',
    paragraphs: [
      `Hallo ${name},`,
      'öffnen Sie diesen Link, um diese Adresse für Ihr Frontdesk-Konto zu verwenden:',
      link,
      'Der Link gilt einen Tag lang und nur einmal. Bis dahin melden Sie sich mit Ihrer bisherigen Adresse an.',
    ],
  }),

  newPassword: (name, link) => ({
    subject: 'Ein neues Passwort für Frontdesk',
    paragraphs: [
      `Hallo ${name},`,
      'jemand, wahrscheinlich Sie selbst, möchte ein neues Passwort für Ihr Frontdesk-Konto setzen. Das geht mit diesem Link:',
      link,
      'Der Link gilt eine Stunde lang und nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
    ],
  }),

  invitation: (from, organization, link) => ({
    subject: `Einladung zu ${organization} auf Frontdesk`,
    paragraphs: [
      'Hallo,',
      `${from} lädt Sie zu ${organization} auf Frontdesk ein. Öffnen Sie diesen Link, um ein Passwort zu wählen und beizutreten:`,
      link,
      'Der Link gilt sieben Tage lang und nur einmal. Wenn Sie nicht wissen, wer Sie einlädt, ignorieren Sie diese E-Mail.',
    ],
  }),

  wantsPerson: (request) => ({
    subject: `${request.visitor} möchte jemanden sprechen (${request.agentAt})`,
    paragraphs: [
      `${request.visitor} (${request.email}) möchte bei ${request.agent} jemanden sprechen.`,
      ...(request.place === null ? [] : [`Ort: ${request.place}`]),
      ...(request.message === '' ? [] : [request.message]),
      `Lesen Sie das Gespräch, und antworten Sie: ${request.link}`,
    ],
  }),

  visitorWaits: (wait) => ({
    subject: `Ein Besucher wartet auf eine Person (${wait.agentAt})`,
    paragraphs: [
      `Ein Besucher von ${wait.agent} möchte jemanden sprechen und wartet im Chat bis zu ${wait.minutes === 1 ? '1 Minute' : `${number(wait.minutes)} Minuten`}.`,
      ...(wait.place === null ? [] : [`Ort: ${wait.place}`]),
      ...(wait.question === '' ? [] : [wait.question]),
      ...(wait.waiting > 1 ? [`Gerade warten ${number(wait.waiting)} Besucher.`] : []),
      `Übernehmen Sie das Gespräch: ${wait.link}`,
    ],
  }),

  manyWantPersons: (message, link) => ({
    subject: 'Weitere Besucher möchten jemanden sprechen',
    paragraphs: [message, `Lesen Sie die Gespräche, und antworten Sie: ${link}`],
  }),

  summary: ({ day, counts, unanswered, link }) => ({
    subject: `Ihre Gespräche vom ${date(day)}`,
    paragraphs: [
      [
        `Gespräche: ${number(counts.conversations)}`,
        `Fragen: ${number(counts.questions)}, davon beantwortet: ${number(counts.answered)}`,
        `Besucher, die jemanden sprechen möchten: ${number(counts.persons)}`,
        `Antworten, die Besucher hilfreich fanden: ${number(counts.helpful)}, nicht hilfreich: ${number(counts.notHelpful)}`,
      ].join('\n'),
      ...(unanswered.length === 0
        ? []
        : [
            [
              'Fragen ohne Antwort:',
              ...unanswered.map(
                ({ question, count }) => `- ${question}${count > 1 ? ` (bisher ${number(count)}-mal gefragt)` : ''}`,
              ),
            ].join('\n'),
          ]),
      `Lesen Sie die Gespräche: ${link}`,
    ],
  }),

  stop: (link) =>
    `Sie bekommen diese E-Mail, weil Sie das in Ihrem Profil so gewählt haben. Diese E-Mails abbestellen: ${link}`,

  reply: (reply) => ({
    subject: `Antwort von ${reply.organization}`,
    paragraphs: [
      reply.text,
      `${reply.from}, ${reply.organization}`,
      ...(reply.site === null
        ? []
        : [`Diese Antwort steht auch im Chat auf ${reply.site}; dort können Sie zurückschreiben.`]),
      ...(reply.quoted === null ? [] : [`Sie schrieben:\n${reply.quoted}`]),
    ],
  }),

  releaseWaits: (remote, by, text, why, link) => ({
    subject: `Eine Version von ${remote} wartet auf Sie`,
    paragraphs: [
      `In ${remote}, von ${by}: ${text}`,
      why,
      `Sehen Sie nach, was sie hinzufügt, und geben Sie sie frei: ${link}`,
    ],
  }),

  rolloutEnded: (rollout) => ({
    subject: `Die Einführung von ${rollout.remote} ${rollout.version} wurde beendet`,
    paragraphs: [
      `Die Website hat die Einführung von ${rollout.remote} ${rollout.version} beendet, weil diese Version öfter fehlgeschlagen ist als ${rollout.previous}.`,
      rollout.reason,
      ...(rollout.places.length === 0
        ? []
        : [
            `Fehler traten auf bei:\n${rollout.places.map(({ place, count }) => `${place} (${count === 1 ? '1 Tab' : `${number(count)} Tabs`})`).join('\n')}`,
          ]),
      `Alle Browser laden jetzt ${rollout.remote} ${rollout.previous}; offene Tabs behalten, was sie geladen haben.`,
      `Sehen Sie sich die Fehler an, und beginnen Sie eine neue Einführung, wenn sie behoben sind: ${rollout.link}`,
    ],
  }),

  forOperators: 'Sie bekommen diese E-Mail, weil OPERATORS Ihre Adresse nennt.',
};
