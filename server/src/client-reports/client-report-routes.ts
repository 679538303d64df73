import {
  getClientReport,
  type ReportEvent,
  SETTINGS,
  sendClientReport,
} from '@frontdesk/shared/endpoints/client-report';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { addressKey } from '../http/address-key';
import type { RateLimits } from '../http/rate-limits';
import { anyone, route } from '../http/route';
import { readReports, storeReport } from './client-report-store';

type SettingsConfig = Pick<
  Config,
  'smtpUrl' | 'publicUrl' | 'languageModel' | 'embeddingService' | 'embeddingModelDir' | 'operators'
>;

/** The services that client reports need. */
interface ClientReportServices {
  readonly config: SettingsConfig;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly rateLimits: RateLimits;
  /** Called after a report was stored. */
  readonly onReport: (events: readonly ReportEvent[], request: FastifyRequest) => Promise<void>;
}

const MINUTE_MS = 60_000;

/** Stores browsers' reports on the loading of the site's parts, for the health page. */
export function clientReportRoutes(
  app: FastifyInstance,
  { config, database, sessions, rateLimits, onReport }: ClientReportServices,
): void {
  const perAddress = rateLimits.limiter('client-report', 30, MINUTE_MS);

  route(app, sendClientReport, anyone, async ({ events }, _, request) => {
    await perAddress.take(addressKey(request.ip));
    await storeReport(database, events);
    await onReport(events, request);
  });

  const missing = missingSettings(config);
  route(app, getClientReport, signedIn(sessions), async (_, { role }) => ({
    missing: role === 'owner' ? missing : [],
    remotes: await readReports(database),
  }));
}

/** Returns the names of the settings that are missing. */
function missingSettings(config: SettingsConfig): readonly (typeof SETTINGS)[number][] {
  const isSet: Readonly<Record<(typeof SETTINGS)[number], boolean>> = {
    SMTP_URL: config.smtpUrl !== null,
    PUBLIC_URL: config.publicUrl !== null,
    LLM_BASE_URL: config.languageModel !== null,
    EMBEDDINGS_MODEL_DIR: config.embeddingModelDir !== null || config.embeddingService !== null,
    OPERATORS: config.operators.length > 0,
  };
  return SETTINGS.filter((name) => !isSet[name]);
}
