/** Reasons why a file cannot be read as an ECG. Missing facts of a medical signal are never guessed. Handbook 7. */
export const READ_REFUSALS = [
  'notAnEcg',
  'samplingRateMissing',
  'samplingRateOutOfRange',
  'unitUnknown',
  'sampleFormatUnknown',
  'samplesMissing',
  'samplesNotNumbers',
  'leadsUnequal',
  'startsUnequal',
  'tooLong',
  'tooManyLeads',
  'tooLarge',
  'compressionUnsupported',
  'layoutUnsupported',
  'formatNotAllowed',
  'damaged',
  'tooDeep',
] as const
export type ReadRefusal = (typeof READ_REFUSALS)[number]

/** Facts about a readable recording that a person must know. */
export const RECORDING_WARNINGS = [
  'cutShort',
  'durationDiffers',
  'checksumDiffers',
  'derivedLeadsContradict',
  'leadsResampledForDisplay',
  'resolutionReduced',
  'leadsDropped',
] as const
export type RecordingWarningName = (typeof RECORDING_WARNINGS)[number]
