import { CHAT_TEXT_MAX } from '@frontdesk/shared/endpoints/chat';
import { getLimits } from '@frontdesk/shared/endpoints/limits';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/signed-in';
import { DOCUMENT_KINDS } from '../documents/extract/detect-format';
import { route } from '../http/route';
import type { Services } from '../services';

/** Tells a front end what this server accepts, so that it refuses nothing which another server would accept. */
export function limitsRoutes(app: FastifyInstance, { config, sessions }: Services): void {
  route(app, getLimits, signedIn(sessions), () => ({
    documentKinds: DOCUMENT_KINDS,
    documentBytes: config.documentBytesMax,
    chatCharacters: CHAT_TEXT_MAX,
  }));
}
