/** What can be heard at a table. */
export type Sound = "dice" | "wound" | "door" | "turn";

/** A piece of a sound: when it begins and how long it lasts, in seconds. */
type Piece =
  | { readonly at: number; readonly lasts: number; readonly loud: number; readonly noise: number }
  | {
      readonly at: number;
      readonly lasts: number;
      readonly loud: number;
      readonly wave: OscillatorType;
      /** The pitch at the beginning and at the end, in hertz. */
      readonly from: number;
      readonly to: number;
    };

/** The sounds, made when they are wanted: nothing has to be loaded. */
const sounds: Readonly<Record<Sound, readonly Piece[]>> = {
  // Three knocks on wood.
  dice: [
    { at: 0, lasts: 0.05, loud: 0.22, noise: 2200 },
    { at: 0.09, lasts: 0.05, loud: 0.18, noise: 1800 },
    { at: 0.16, lasts: 0.07, loud: 0.12, noise: 1500 },
  ],
  wound: [
    { at: 0, lasts: 0.18, loud: 0.3, wave: "triangle", from: 150, to: 48 },
    { at: 0, lasts: 0.06, loud: 0.16, noise: 700 },
  ],
  // A creak, and the latch.
  door: [
    { at: 0, lasts: 0.28, loud: 0.07, wave: "sawtooth", from: 110, to: 190 },
    { at: 0.28, lasts: 0.06, loud: 0.2, noise: 500 },
  ],
  turn: [
    { at: 0, lasts: 0.22, loud: 0.14, wave: "sine", from: 660, to: 660 },
    { at: 0.14, lasts: 0.34, loud: 0.14, wave: "sine", from: 880, to: 880 },
  ],
};

let context: AudioContext | undefined;

/** Plays a sound, where the browser lets the page: before anybody has touched it, it doesn't. */
export function play(sound: Sound): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const { currentTime } = context;
  for (const piece of sounds[sound]) playPiece(context, piece, currentTime + piece.at);
}

function playPiece(audio: AudioContext, piece: Piece, begins: number): void {
  const ends = begins + piece.lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(piece.loud, begins);
  gain.gain.exponentialRampToValueAtTime(0.001, ends);
  gain.connect(audio.destination);
  const source = "noise" in piece ? noise(audio, piece.noise, gain) : tone(audio, piece, begins, gain);
  source.start(begins);
  source.stop(ends);
}

function tone(
  audio: AudioContext,
  { wave, from, to, lasts }: Extract<Piece, { wave: OscillatorType }>,
  begins: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begins);
  source.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  source.connect(into);
  return source;
}

/** A short hiss around a pitch. */
function noise(audio: AudioContext, pitch: number, into: AudioNode): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(into);
  return source;
}
