export const title = 'Releases';
export const intro = 'Choose which release of each part browsers load. Teams publish with a token for one remote.';
export const toHealth = 'View system health';
export const newToken = 'New token';
export const loading = 'Loading releases';
export const failed = 'The releases could not be loaded.';
export const notAvailable = 'Releases are not available on this server. Use npm run compose where the site is built.';
export const changeFailed = (remote: string) => `${remote} was not changed.`;
export const none = 'This site has no parts yet. Create a token and give it to the team of the first remote.';

export const states = { live: 'live', removed: 'removed', waiting: 'waiting for you' } as const;
export const releaseStates = { live: 'live', rollout: 'rollout', stored: 'stored', stopped: 'stopped' } as const;
export const counts = (live: string | null, releases: number) =>
  `${live === null ? 'Not live' : `${live} is live`} · ${releases} ${releases === 1 ? 'release' : 'releases'}`;

export const waitingTitle = 'New remotes';
export const noBuild = 'no build yet';
export const noBuildIntro = (name: string) => `The team of ${name} has a token but has published nothing yet.`;
export const decline = 'Decline';
export const declineQuestion = (name: string) =>
  `Decline ${name}? Its builds are deleted and its tokens revoked. Its team needs a new token to publish again.`;
export const declineBuildQuestion = (name: string, version: string) =>
  `Decline ${name} ${version}? The build is deleted. Its team may publish another one.`;
export const declined = (name: string) => `${name} was declined.`;
export const waitingIntro = (name: string) =>
  `A team published ${name}. Nobody sees it until you add it. Check what it adds and opens.`;
export const add = 'Add to the site';
export const addTitle = (name: string, version: string) => `Add ${name} ${version}`;
export const addIntro =
  'All browsers will load it. Its team can publish again without you, unless a build adds more than this.';
export const waits = 'waiting';
export const waitsForYou = (version: string) => `${version} is waiting for you.`;
export const openPreview = 'Open for preview';
export const openQuestion = (name: string, version: string) =>
  `Open ${name} ${version} for preview? Its files are then on this site, and a link opens it in one tab. Its code runs with the rights of the person who opens the link, so check what it adds first. The site does not list it.`;
export const opened = (name: string) => `${name} can be previewed.`;
export const added = (name: string) => `${name} is live.`;
export const problemsTitle = 'It cannot be added yet:';

export const rolloutOf = (next: string, percent: number, previous: string) =>
  `${next} for ${percent}% of browsers, ${previous} for the others.`;
export const haltsItself = 'Stops automatically if it fails more often.';
export const haltedAt = 'Stopped by the site';
export const stopped = (next: string, previous: string) => `${next} is stopped: all browsers load ${previous}.`;
export const stoppedBefore = (version: string) => `The site stopped ${version} before.`;
export const whyStopped = (version: string) => `Why ${version} was stopped`;
export const threwAt = 'Errors were thrown at:';
export const tabs = (count: number) => `${count} ${count === 1 ? 'tab' : 'tabs'}`;
export const measured = ['Release', 'Loads', 'Failures', 'Rate'] as const;
export const percent = (number: string) => `${number}%`;

export const changeShare = 'Change share';
export const stop = 'Stop';
export const stopDone = (name: string) => `${name} was stopped.`;
export const rollBackTo = (to: string) => `Roll back to ${to}`;
export const rollBackToBuild = (to: string, id: string) => `Roll back to ${to} (${id.slice(0, 8)})`;
export const endRollout = 'End rollout';
export const endRolloutQuestion = (name: string, to: string) =>
  `All browsers already load ${name} ${to}. End the rollout? The release stays in the list, marked as stopped.`;
export const rolloutEnded = (name: string) => `The rollout of ${name} has ended.`;
export const rollBackQuestion = (name: string, to: string, id: string) =>
  `Go back to ${to} (${id.slice(0, 8)}) of ${name} for all browsers?`;
export const rolledBack = (name: string, to: string) => `${name} was rolled back to ${to}.`;
export const remove = 'Remove from the site';
export const removeQuestion = (name: string) =>
  `Remove ${name}? Its pages say that the part is not installed. Its releases stay, so you can add it again.`;
export const removed = (name: string) => `${name} was removed.`;

export const releasesOf = (name: string) => `Releases of ${name}`;
export const idOf = (id: string, from: string | null) =>
  from === null ? ` · ${id.slice(0, 8)}` : ` · ${id.slice(0, 8)}, deployed at ${from}`;
export const preview = 'Preview';
export const previewOf = (name: string, version: string, id: string) => `Preview ${name} ${version}, ${id}`;
export const release = 'Release';
export const releaseOf = (name: string, version: string, id: string) => `Release ${name} ${version}, ${id}`;
export const olderReleases = (count: number) => `${count} older ${count === 1 ? 'release' : 'releases'}`;

export const dialogTitle = (name: string, version: string) => `Release ${name} ${version}`;
export const dialogIntro =
  'A browser keeps its release while it is in the share, so the same people always get it first.';
export const share = 'Browsers that get it';
export const shares = [1, 5, 10, 25, 50].map((percent) => ({ value: String(percent), label: `${percent}%` }));
export const everybody = { value: '100', label: 'all' };
export const halt = 'Stop automatically if it fails more often';
export const haltWords = ['On', 'Off'] as const;
export const haltHint =
  'After 50 loads: more than 2% failures and errors, and more than twice the rate of the earlier release.';
export const cancel = 'Cancel';
export const released = (name: string, version: string, percent: number) =>
  percent === 100 ? `${name} ${version} is live.` : `${name} ${version} goes to ${percent}% of browsers.`;

export const addsTitle = 'What it adds and opens';
export const addsMore = 'What it adds to the releases that were approved';
export const adds = {
  routes: 'Pages',
  entries: 'Shell entries',
  entry: {
    sidebar: (name: string) => name,
    palette: (name: string) => `In the palette: ${name}`,
    search: (name: string) => `Search in the palette: ${name}`,
    count: (at: string) => `Count at ${at}`,
    role: (role: string, path: string) => `Page of the site for ${role}: ${path}`,
    flag: (flag: string) => `Parts with the flag ${flag}`,
  },
  forCount: 'for a count',
  after: (subject: string) => `after a notification about ${subject}`,
  cards: 'Dashboard cards',
  slots: 'Slots',
  fills: 'Fills',
  calls: 'Calls before a page opens',
  origins: 'Origins the pages may send to and load from',
  prefixes: 'Paths served by its own server',
} as const;
export const access: Readonly<Record<string, string>> = {
  public: 'everybody',
  'signed-in': 'signed-in users',
  owner: 'owners',
};
export const addsNothing = 'Nothing but its files.';

export const tokens = (count: number) => `Tokens (${count})`;
export const noTokens = 'No token: only operators can release it.';
export const tokenLine = (name: string, start: string, by: string) =>
  `${name === '' ? '' : `${name}, `}${start}… created by ${by}`;
export const ends = 'expires';
export const ended = 'expired';
export const neverUsed = 'never used';
export const lastUsed = 'last used';
export const endToken = 'Revoke token';
export const endTokenOf = (name: string, start: string) => `Revoke token ${name || start}`;
export const endQuestion = (name: string) => `Revoke this token? The team of ${name} can no longer publish with it.`;
export const tokenEnded = 'The token was revoked.';
export const tokenIntro =
  'A team publishes with this token from its own machines. It is for one remote, which may be new.';
export const remoteField = 'Remote';
export const remoteHint = 'Its name in the manifest, such as hours.';
export const nameField = 'Name';
export const nameHint = 'What it is for, such as a build server.';
export const endsField = 'Expires';
export const lives = [
  { value: '', label: 'Never' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
] as const;
export const create = 'Create token';
export const tokenOnce = 'Copy the token now. It is not shown again.';
export const tokenUse = (name: string) =>
  `Store it as FRONTDESK_RELEASE_TOKEN where ${name} is built, and run frontdesk-remote publish.`;
export const token = 'release token';
export const done = 'Done';

export const log = 'Log';
export const logColumns = ['When', 'Who', 'Part', 'What'] as const;
export const emptyLog = 'Nothing has changed yet.';
