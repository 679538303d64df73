import { getOwnReleases, type ReleasePart } from '@frontdesk/shared/endpoints/releases';
import { Refusal } from './command';
import { callSite, readToken } from './site-call';

const ANSWER_TIMEOUT_MS = 60_000;
const LISTED_MAX = 5;

type Own = Omit<ReleasePart, 'tokens'>;
type Release = Own['releases'][number];

/** `frontdesk-remote status`: prints the releases of the token's remote on the site, and their state. */
export async function status(site: URL, given: string | undefined): Promise<void> {
  const token = readToken(given, site);
  const address = new URL(getOwnReleases.path, site);
  const answer = await callSite(address, 'releases', { token, timeoutMs: ANSWER_TIMEOUT_MS });
  const read = getOwnReleases.response['~standard'].validate(answer);
  if (!('value' in read))
    throw new Refusal(
      `${site.origin} has another version of Frontdesk, whose answer this kit cannot read. Update the kit.`,
    );
  for (const line of linesOf(read.value, site)) console.log(line.replace(/\p{Cc}/gu, ''));
}

function linesOf(own: Own, site: URL): string[] {
  const { name, state, releases, rollout, problems } = own;
  const live = releases.find((release) => release.state === 'live');
  const next = releases.find((release) => release.state === 'rollout');
  const stopped = releases.find((release) => release.stopped);
  const stored = releases.filter((release) => release.state === 'stored').slice(0, LISTED_MAX);
  const head = {
    live: `${name} on ${site.origin}: ${live ? `${nameOf(live)} is live` : 'nothing is live'}.`,
    waiting:
      releases.length > 0
        ? `${name} on ${site.origin} is waiting for an operator to add it on ${site.origin}/admin/releases.`
        : `${site.origin} has no build of ${name} yet. Send one with frontdesk-remote publish.`,
    removed: `${name} was removed from ${site.origin}. An operator can add it again on ${site.origin}/admin/releases.`,
  }[state];
  return [
    head,
    ...(next && rollout ? [`Rollout: ${rolloutText(nameOf(next), rollout)}`] : []),
    ...(state === 'live' && own.rollsBackTo ? [`A rollback returns to ${nameOf(own.rollsBackTo)}.`] : []),
    ...(stopped?.stopped ? stopLines(nameOf(stopped), stopped.stopped) : []),
    ...(stored.length > 0 ? ['Stored, newest first:', ...stored.map((release) => `  ${storedText(release)}`)] : []),
    ...problems.map((problem) => `Problem with the newest build: ${problem}`),
  ];
}

const nameOf = ({ version, id }: Pick<Release, 'version' | 'id'>) => `${version} (${id.slice(0, 8)})`;

function rolloutText(next: string, { percent, halt, halted, counts }: NonNullable<Own['rollout']>): string {
  const rate = ({ loads, failures }: { loads: number; failures: number }) => `${failures} of ${loads} loads failed`;
  return [
    `${percent}% of browsers load ${next}.`,
    ...(halted ? [`The site ended it at ${halted.at}: ${halted.reason}`] : []),
    ...(halt && !halted ? ['It ends by itself if it fails more often.'] : []),
    ...(counts ? [`${rate(counts.next)}, and ${rate(counts.previous)} with the previous release.`] : []),
  ].join(' ');
}

/** Says why the site last ended a rollout, and where the release threw errors. */
function stopLines(release: string, { at, reason, places }: NonNullable<Release['stopped']>): string[] {
  return [
    `The site ended the rollout of ${release} at ${at}: ${reason}`,
    ...places.map(({ place, count }) => `  ${count} times at ${place}`),
  ];
}

const storedText = (release: Release) =>
  [
    `${nameOf(release)} from ${release.time}.`,
    ...(release.why === null ? [] : [`It is waiting for an operator: ${release.why}`]),
    ...(release.preview === null ? [] : [`Preview: ${release.preview}`]),
  ].join(' ');
