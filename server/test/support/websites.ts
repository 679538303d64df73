import assert from 'node:assert/strict';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import { addWebsite, getWebsites, refreshWebsite } from '@frontdesk/shared/endpoints/website';
import { createAgent } from './agents';
import type { ApiClient } from './api-client';
import type { TestApp } from './test-app';
import { type TestPage, TestSite } from './test-site';
import { until } from './until';

export const page = (title: string, body: string, etag = '') =>
  ({
    body: `<html><head><title>${title}</title></head><body>${body}</body></html>`,
    ...(etag && { headers: { etag } }),
  }) as const;

export const xml = (body: string): TestPage => ({
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?>${body}`,
});

/** Settings that allow the tests' websites, without pauses. */
export const quick = { websitesAllowPrivate: true, websiteDelayMs: 0 };

/** Creates an owner whose agent has a website that has been fetched once. */
export async function ownerWith(
  test: TestApp,
  pages: Record<string, TestPage | ((path: string, address: string) => TestPage)>,
  path = '',
) {
  const site = await new TestSite(pages).start();
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner);
  await owner.call(addWebsite, { botId, address: site.address + path });
  return { site, owner, botId, website: await fetched(owner, botId) };
}

/** Waits until no crawl is running or due. */
export async function fetched(owner: ApiClient, botId: string) {
  const now = async () => (await owner.call(getWebsites, { botId })).websites[0];
  await until(async () => (await now())?.isFetching === false, 'the website is fetched');
  const website = await now();
  assert.ok(website);
  return website;
}

export async function refreshed(owner: ApiClient, botId: string) {
  const { id } = await fetched(owner, botId);
  await owner.call(refreshWebsite, { id });
  return fetched(owner, botId);
}

export const names = async (owner: ApiClient, botId: string) =>
  (await owner.call(getBot, { botId })).documents.map(({ name }) => name).sort();
