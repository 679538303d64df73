/** Sites may refer to us by this name. */
export const ROBOT = 'FrontdeskBot';

/** A page's directives for robots. */
export interface RobotsDirectives {
  readonly isIndexable: boolean;
  readonly follows: boolean;
}

/** Directives with a value, which look as if they began with a robot's name: 'max-snippet:50'. */
const WITH_VALUE = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/;

/** Reads X-Robots-Tag headers and the contents of robots meta tags: 'noindex, otherbot: nofollow'. */
export function robotsDirectives(texts: readonly string[]): RobotsDirectives {
  const ours = new Set(texts.flatMap(directivesForUs));
  const isNone = ours.has('none');
  return { isIndexable: !isNone && !ours.has('noindex'), follows: !isNone && !ours.has('nofollow') };
}

function directivesForUs(text: string): string[] {
  let robot = '*';
  return text
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [, name, rest] = /^\s*([\w-]+)\s*:(.*)$/.exec(part) ?? [];
      const isNamed = name !== undefined && !WITH_VALUE.test(name);
      // A robot's name applies to all directives after it.
      if (isNamed) robot = name;
      return robot === '*' || robot === ROBOT.toLowerCase() ? [(isNamed ? (rest ?? '') : part).trim()] : [];
    });
}
