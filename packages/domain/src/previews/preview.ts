/**
 * What is derived from a file to look at it sooner. The original is never touched.
 * `thumbnail`: JPEG at most 320 px wide. `picture`: the DICOM picture as JPEG, full size. `poster`: a video's first sharp frame.
 * `video`: H.264 MP4 of a format that browsers do not play. `waveform`: JSON peaks of a sound.
 */
export const PREVIEW_KINDS = ['thumbnail', 'picture', 'poster', 'video', 'waveform'] as const
export type PreviewKind = (typeof PREVIEW_KINDS)[number]

export const PREVIEW_STATES = ['waiting', 'ready', 'failed'] as const
export type PreviewState = (typeof PREVIEW_STATES)[number]

/** Why there is no preview; each has its plain words in the viewer. */
export const PREVIEW_PROBLEMS = [
  'noConverter',
  'damaged',
  'unsupported',
  'tooLarge',
  'tookTooLong',
] as const
export type PreviewProblem = (typeof PREVIEW_PROBLEMS)[number]
