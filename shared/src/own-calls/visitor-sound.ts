import { storage } from '@frontdesk/shared/app';

/** Stored per browser, because a sound disturbs the people around one computer, not the account's user elsewhere. */
const OFF_KEY = 'VISITOR_SOUND_OFF';
/** The id of the last event for which a tab of this browser played the sound. */
const LAST_KEY = 'VISITOR_SOUND_LAST';

/** Whether this browser plays a sound when a visitor is waiting. Default: yes. */
export const isSoundOn = () => storage.read(OFF_KEY) === null;

export function setSoundOn(isOn: boolean): void {
  storage.write(OFF_KEY, isOn ? null : 'yes');
}

const TONES_HZ = [660, 880] as const;
const TONE_SECONDS = 0.16;
const VOLUME = 0.12;

/**
 * Plays two short tones. Returns whether they were audible: a browser stays silent before the user interacts with the
 * page, and some have no sound at all. Never throws.
 */
export async function playVisitorSound(): Promise<boolean> {
  // In browsers without this property, the state of the audio context decides.
  const { userActivation } = navigator as { readonly userActivation?: { readonly hasBeenActive: boolean } };
  if (userActivation?.hasBeenActive === false || typeof AudioContext === 'undefined') return false;
  try {
    const context = new AudioContext();
    if (context.state !== 'running') await context.resume();
    const isHeard = context.state === 'running';
    if (isHeard) for (const [at, hz] of TONES_HZ.entries()) playTone(context, hz, at * TONE_SECONDS);
    setTimeout(() => void context.close().catch(() => undefined), 2_000 * TONE_SECONDS * TONES_HZ.length);
    return isHeard;
  } catch {
    return false;
  }
}

function playTone(context: AudioContext, hz: number, after: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const begin = context.currentTime + after;
  tone.frequency.value = hz;
  // Fades in and out, because a sudden start or end would be heard as a click.
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(VOLUME, begin + 0.02);
  volume.gain.linearRampToValueAtTime(0, begin + TONE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + TONE_SECONDS);
}

/** Plays the sound for an event in one tab of this browser: the first that the browser allows to play it. */
export async function playInOneTab(id: string): Promise<void> {
  const play = async () => {
    if (!isSoundOn() || storage.read(LAST_KEY) === id) return;
    if (await playVisitorSound()) storage.write(LAST_KEY, id);
  };
  // Missing on pages over plain http: then two tabs may play the sound.
  const { locks } = navigator as { readonly locks?: LockManager };
  await (locks ? locks.request(LAST_KEY, play) : play());
}
