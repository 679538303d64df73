export type MicrophoneFailure = 'microphone-refused' | 'microphone-absent' | 'microphone-busy' | 'not-secure';

const FAILURES: Readonly<Record<string, MicrophoneFailure>> = {
  NotAllowedError: 'microphone-refused',
  SecurityError: 'microphone-refused',
  NotFoundError: 'microphone-absent',
  OverconstrainedError: 'microphone-absent',
};

/** Opens the microphone, or returns why that failed. */
export async function openMicrophone(): Promise<MediaStream | MicrophoneFailure> {
  // The type declares it as always present; browsers leave it out of pages that are not secure.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return 'not-secure';
  try {
    return await devices.getUserMedia({ audio: true });
  } catch (error) {
    return FAILURES[(error as Partial<Error>).name ?? ''] ?? 'microphone-busy';
  }
}
