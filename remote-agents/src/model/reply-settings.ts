import {
  type AgentSettings,
  INSTRUCTIONS_MAX,
  LIMITED,
  readAgentSettings,
  WAIT_MINUTES,
  WHEN_NOTHING_IS_FOUND_MAX,
  writeAgentSettings,
} from '@frontdesk/shared/endpoints/agent-settings';
import { LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import * as v from 'valibot';
import { agentForm } from '../messages';
import type { Agent } from './agent';

const AMOUNTS = ['replies', 'tokens'] as const;

/** Every limit with the name of its field. */
export const LIMIT_FIELDS = LIMITED.flatMap((scope) =>
  AMOUNTS.map((amount) => ({ scope, amount, name: `${scope}-${amount}` as const })),
);
type LimitField = (typeof LIMIT_FIELDS)[number]['name'];

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, agentForm.tooLong(max)));
/** Validates a limit. An empty field leaves the limit to the operator. */
const limit = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{0,12}$/, agentForm.limit),
  v.transform((digits) => (digits === '' ? null : Number(digits))),
);

/** The fields for replies in Agent Info. */
export const replySettingsFields = {
  instructions: text(INSTRUCTIONS_MAX),
  modelName: v.string(),
  whenNothingIsFound: text(WHEN_NOTHING_IS_FOUND_MAX),
  language: v.pipe(
    v.picklist(['', ...LANGUAGES]),
    v.transform((language) => (language === '' ? null : language)),
  ),
  waitMinutes: v.pipe(v.picklist(WAIT_MINUTES.map(String)), v.transform(Number)),
  ...(Object.fromEntries(LIMIT_FIELDS.map(({ name }) => [name, limit])) as Record<LimitField, typeof limit>),
};

const schema = v.object(replySettingsFields);
export type ReplyValues = Readonly<v.InferInput<typeof schema>> & Readonly<Record<string, string>>;
export type ReplySettings = v.InferOutput<typeof schema>;

/** Returns the initial values for the fields. */
export function replyValues({ carried }: Pick<Agent, 'carried'>): v.InferInput<typeof schema> {
  const settings = readAgentSettings(carried.configuration);
  const limits = LIMIT_FIELDS.map(({ scope, amount, name }) => [name, String(settings.limits[scope][amount] ?? '')]);
  return {
    instructions: settings.instructions,
    modelName: carried.modelName ?? '',
    whenNothingIsFound: settings.whenNothingIsFound,
    language: settings.language ?? '',
    waitMinutes: String(settings.waitMinutes),
    ...(Object.fromEntries(limits) as Record<LimitField, string>),
  };
}

/** Converts the fields to the agent's stored settings; keeps what others have written into its configuration. */
export function storedReplySettings({ carried }: Pick<Agent, 'carried'>, settings: ReplySettings) {
  const { instructions, whenNothingIsFound, language, modelName } = settings;
  const waitMinutes = settings.waitMinutes as AgentSettings['waitMinutes'];
  const limits = Object.fromEntries(
    LIMITED.map((scope) => [scope, { replies: settings[`${scope}-replies`], tokens: settings[`${scope}-tokens`] }]),
  ) as AgentSettings['limits'];
  const own = { instructions, whenNothingIsFound, language, waitMinutes, limits };
  return { configuration: writeAgentSettings(carried.configuration, own), modelName };
}

/** Returns the initial values for the fields in Agent Info. `isEnabled` is '' until a status is selected there. */
export function agentInfoValues(agent: Agent) {
  return {
    name: agent.name,
    description: agent.description ?? '',
    isEnabled: '',
    starterQuestions: agent.chatOptions?.starterQuestions.join('\n') ?? '',
    offersPerson: String(agent.chatOptions?.offersPerson ?? false),
    showsSources: String(agent.chatOptions?.showsSources ?? true),
    privacyUrl: agent.chatOptions?.privacyUrl ?? '',
    ...replyValues(agent),
  };
}
