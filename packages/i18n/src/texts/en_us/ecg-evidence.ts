/** Sentences for the evidence of an ECG review, by `EVIDENCE_KEYS` of the domain. */
export const ecgEvidence = {
  medianInterval: 'Median of {{intervals}} intervals between normal beats',
  slowestRate: 'Slowest three beats: {{rate}}\u00a0bpm',
  fastestRate: 'Fastest three beats: {{rate}}\u00a0bpm',
  countedRate: 'All beats counted: {{rate}}\u00a0bpm',
  variation: 'RR varies by {{variation}}\u00a0% in {{intervals}} intervals. Regular is under 10 %.',
  turningPointRatio: 'Turning-point ratio {{turningPointRatio}}',
  pWavesFound: '{{share}}\u00a0% of {{judged}} beats have a P wave.',
  vpcWithoutP: '{{count}} VPC without a P wave before them',
  escapeWithoutP: '{{count}} escape beats without a P wave before them',
  aboveReference: '{{value}} is above the reference, up to {{limit}}.',
  belowReference: '{{value}} is below the reference, from {{limit}}.',
  withinReference: '{{count}} values within their references, sinus rhythm, no ectopic beats',
  beatsMarked: '{{count}} beats marked',
  signalLost: 'Signal lost in {{count}} places',
  noise: 'Noise covers {{share}}\u00a0% of the recording.',
  answered: 'Answered in the review',
  sinusRhythm:
    'A P wave before {{pShare}}\u00a0% of {{beatsJudged}} beats, PR {{medianPrSeconds}}\u00a0s',
  sinusArrhythmia:
    'Cycle length varies by {{variation}}\u00a0%, largest step {{largestStepSeconds}}\u00a0s, turning-point ratio {{turningPointRatio}}.',
  wanderingPacemaker: 'P height changes with the rate in {{beats}} beats.',
  atrialFibrillationSuspected:
    'No constant P wave, turning-point ratio {{turningPointRatio}}, no fixed baseline pattern, in {{suspectedWindows}} of {{windows}} windows',
  tooFewBeatsForFibrillation: 'Too few beats to judge: {{intervals}} of {{needed}} intervals',
  ventricularPremature:
    '{{count}} of {{intervals}} intervals premature by {{leastPremature}} to {{mostPremature}}\u00a0%, wide',
  atrialPremature:
    '{{count}} of {{intervals}} intervals premature by {{leastPremature}} to {{mostPremature}}\u00a0%, normal QRS',
  ventricularCouplet: 'Couplets: {{count}}, up to {{fastestRate}}\u00a0bpm',
  ventricularRun:
    'Ventricular runs: {{runs}}, the longest of {{longestBeats}} beats, {{slowestRate}} to {{fastestRate}}\u00a0bpm',
  idioventricularRhythm:
    'Idioventricular runs: {{runs}}, the longest of {{longestBeats}} beats, {{slowestRate}} to {{fastestRate}}\u00a0bpm',
  ventricularTachycardia:
    'Fast ventricular runs: {{runs}}, the longest of {{longestBeats}} beats, {{slowestRate}} to {{fastestRate}}\u00a0bpm',
  supraventricularTachycardia:
    'Fast supraventricular runs: {{runs}}, the longest of {{longestBeats}} beats, {{slowestRate}} to {{fastestRate}}\u00a0bpm',
  escapeRhythm:
    'Escape runs: {{runs}}, the longest of {{longestBeats}} beats, {{slowestRate}} to {{fastestRate}}\u00a0bpm',
  regularEctopy: 'Every {{every}} beats one is premature.',
  escapeBeats: 'Escape beats: {{count}}',
  pacedRhythm: 'Paced beats: {{count}}, {{share}}\u00a0% of all',
  firstDegreeBlock:
    'PR {{medianPrSeconds}}\u00a0s in {{beats}} beats, limit {{limitSeconds}}\u00a0s',
  secondDegreeMobitzI:
    'P waves without QRS: {{unconducted}}, PR growing from {{shortestPrSeconds}} to {{longestPrSeconds}}\u00a0s',
  secondDegreeMobitzII:
    'P waves without QRS: {{unconducted}}, PR constant at {{medianPrSeconds}}\u00a0s',
  secondDegreeTwoToOne:
    'P waves without QRS: {{unconducted}}, two to one: {{atrialRate}} and {{ventricularRate}}\u00a0bpm',
  secondDegreeAdvanced:
    'P waves without QRS: {{unconducted}}, up to {{mostInOneInterval}} in a row',
  thirdDegreeBlock: 'P waves and QRS independent: {{atrialRate}} and {{ventricularRate}}\u00a0bpm',
  pause:
    'Pauses: {{count}}, the longest {{longestSeconds}}\u00a0s; usual RR {{localMedianSeconds}}\u00a0s',
}
