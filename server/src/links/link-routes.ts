import { getLinkRules, previewLinkRules, setLinkRules } from '@frontdesk/shared/endpoints/link-rules';
import { getDailyScans, getScans } from '@frontdesk/shared/endpoints/scans';
import * as endpoints from '@frontdesk/shared/endpoints/short-link';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../accounts/api-keys';
import { signedIn } from '../accounts/guards';
import { addressKey } from '../http/address-key';
import { route } from '../http/route';
import type { Changer } from './change-code';
import { linkOrigin, ownHosts } from './change-code';
import { describeRules, passwordProblem, previewRules, saveRules } from './code-rules';
import { listChanges, undoChange } from './link-changes';
import { attachLink, createLink, type LinkServices, linkUrl, listLinks, pauseLink, updateLink } from './link-store';
import { readDailyScans, readScans } from './scan-statistics';

const PASSWORD_WINDOW_MS = 10 * 60_000;
/** The form contains only a password. */
const FORM_MAX = 4_096;

/** Registers the endpoints of short links and their scans. */
export function linkRoutes(app: FastifyInstance, services: LinkServices): void {
  const { config, database, redirect, sessions } = services;
  const guard = signedIn(sessions);
  const by = (actor: Actor, request: FastifyRequest): Changer => ({
    ...actor,
    hosts: ownHosts(request, config),
  });
  const checks = services.rateLimits.limiter('link-check', 30, 60_000);
  const withUrl = <Link extends { slug: string }>(link: Link, request: FastifyRequest) => ({
    ...link,
    url: linkUrl(linkOrigin(request, config), link.slug),
  });

  route(app, endpoints.createShortLink, guard.orKey('codes:write'), async (input, session, request) =>
    withUrl(await createLink(services, by(session, request), input), request),
  );

  route(app, endpoints.changeToShortLink, guard.orKey('codes:write'), async ({ qrId, Slug }, session, request) =>
    withUrl(await attachLink(services, by(session, request), qrId, Slug || null), request),
  );

  route(
    app,
    endpoints.getShortLinks,
    guard.orKey('codes:read'),
    (_, { organizationId }, request) => listLinks(database, organizationId, linkOrigin(request, config)),
    { sentences: ['problem'] },
  );

  route(app, endpoints.updateShortLink, guard.orKey('codes:write'), (input, session, request) =>
    updateLink(services, by(session, request), input),
  );

  route(app, endpoints.setShortLinkPaused, guard.orKey('codes:write'), ({ qrId, isPaused }, session, request) =>
    pauseLink(services, by(session, request), qrId, isPaused),
  );

  route(
    app,
    endpoints.checkShortLink,
    guard.orKey('codes:write'),
    async ({ id }, { organizationId }) => {
      await checks.take(organizationId);
      return { destinations: await services.linkChecks.checkNow(organizationId, id) };
    },
    { sentences: ['problem'] },
  );

  route(app, endpoints.getShortLinkChanges, guard.orKey('codes:read'), ({ qrId }, { organizationId }) =>
    listChanges(database, organizationId, qrId),
  );

  route(app, endpoints.undoShortLinkChange, guard.orKey('codes:write'), (input, session, request) =>
    undoChange(services, by(session, request), input),
  );

  route(app, setLinkRules, guard.orKey('codes:write'), (input, session, request) =>
    saveRules(services, by(session, request), input),
  );

  route(app, getLinkRules, guard.orKey('codes:read'), ({ id }, { organizationId }) =>
    describeRules(database, organizationId, id),
  );

  route(app, previewLinkRules, guard.orKey('codes:read'), (input, { organizationId }) =>
    previewRules(database, organizationId, input),
  );

  route(app, getScans, guard.orKey('codes:read'), ({ qrId, days }, { organizationId }) =>
    readScans(database, organizationId, qrId, days),
  );

  route(app, getDailyScans, guard.orKey('codes:read'), ({ days }, { organizationId }) =>
    readDailyScans(database, organizationId, days),
  );

  const limits = {
    ofAddress: services.rateLimits.limiter('code-password', 10, PASSWORD_WINDOW_MS),
    ofCode: services.rateLimits.limiter('code-passwords', 200, PASSWORD_WINDOW_MS),
  };
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const url of ['/r/*', '/R/*']) {
      // Requests from the network are answered, or refused because of repeated Host headers, before they reach this
      // route.
      scope.get(url, (request, reply) => {
        if (redirect.handle(request.raw, reply.raw)) reply.hijack();
        else reply.callNotFound();
      });
      scope.post(url, { bodyLimit: FORM_MAX }, async ({ raw, body, ip }, reply) => {
        const password = body instanceof URLSearchParams ? (body.get('password') ?? '') : '';
        reply.hijack();
        await redirect.unlock(raw, reply.raw, (qrId) =>
          passwordProblem(services, limits, addressKey(ip), qrId, password),
        );
      });
    }
  });
}
