import type { Translated } from '../../translated.ts'
import type { ecgEvidence as enUs } from '../en_us/ecg-evidence.ts'

export const ecgEvidence: Translated<typeof enUs> = {
  medianInterval: '正常心拍間隔 {{intervals}}\u00a0個の中央値',
  slowestRate: '最も遅い 3\u00a0拍：{{rate}}\u00a0bpm',
  fastestRate: '最も速い 3\u00a0拍：{{rate}}\u00a0bpm',
  countedRate: '全心拍の計数：{{rate}}\u00a0bpm',
  variation: '{{intervals}}\u00a0間隔での RR 変動は {{variation}}%。整は 10% 未満です。',
  turningPointRatio: '転換点比 {{turningPointRatio}}',
  pWavesFound: '{{judged}}\u00a0拍中 {{share}}% に P 波があります。',
  vpcWithoutP: '先行する P 波のない VPC {{count}}\u00a0拍',
  escapeWithoutP: '先行する P 波のない補充収縮 {{count}}\u00a0拍',
  aboveReference: '{{value}}\u00a0は基準値の上限 {{limit}}\u00a0を超えています。',
  belowReference: '{{value}}\u00a0は基準値の下限 {{limit}}\u00a0を下回っています。',
  withinReference: '{{count}}\u00a0項目が基準値内、洞調律、異所性拍動なし',
  beatsMarked: '{{count}}\u00a0拍に印があります',
  signalLost: '{{count}}\u00a0か所で信号が欠損',
  noise: 'ノイズが記録の {{share}}% を占めます。',
  answered: 'レビューで回答済み',
  sinusRhythm: '{{beatsJudged}}\u00a0拍中 {{pShare}}% の前に P 波、PR {{medianPrSeconds}}\u00a0s',
  sinusArrhythmia:
    '周期の変動 {{variation}}%、最大の差 {{largestStepSeconds}}\u00a0s、転換点比 {{turningPointRatio}}。',
  wanderingPacemaker: '{{beats}}\u00a0拍で P 波高が心拍数とともに変化します。',
  atrialFibrillationSuspected:
    '{{windows}}\u00a0区間中 {{suspectedWindows}}\u00a0区間：一定の P 波なし、転換点比 {{turningPointRatio}}、基線に一定のパターンなし',
  tooFewBeatsForFibrillation: '判定には拍数が不足：{{needed}}\u00a0間隔中 {{intervals}}',
  ventricularPremature:
    'RR 間隔 {{intervals}}\u00a0のうち {{count}}\u00a0が {{leastPremature}}～{{mostPremature}}% 早期で幅広です。',
  atrialPremature:
    'RR 間隔 {{intervals}}\u00a0のうち {{count}}\u00a0が {{leastPremature}}～{{mostPremature}}% 早期で、QRS は正常です。',
  ventricularCouplet: '2\u00a0連発 {{count}}\u00a0回、最大 {{fastestRate}}\u00a0bpm',
  ventricularRun:
    '心室拍動の連続 {{runs}}\u00a0回、最長 {{longestBeats}}\u00a0拍、{{slowestRate}}～{{fastestRate}}\u00a0bpm',
  idioventricularRhythm:
    '心室固有拍動の連続 {{runs}}\u00a0回、最長 {{longestBeats}}\u00a0拍、{{slowestRate}}～{{fastestRate}}\u00a0bpm',
  ventricularTachycardia:
    '速い心室拍動の連続 {{runs}}\u00a0回、最長 {{longestBeats}}\u00a0拍、{{slowestRate}}～{{fastestRate}}\u00a0bpm',
  supraventricularTachycardia:
    '速い上室拍動の連続 {{runs}}\u00a0回、最長 {{longestBeats}}\u00a0拍、{{slowestRate}}～{{fastestRate}}\u00a0bpm',
  escapeRhythm:
    '補充拍動の連続 {{runs}}\u00a0回、最長 {{longestBeats}}\u00a0拍、{{slowestRate}}～{{fastestRate}}\u00a0bpm',
  regularEctopy: '{{every}}\u00a0拍ごとに 1\u00a0拍が早期です。',
  escapeBeats: '補充収縮 {{count}}\u00a0拍',
  pacedRhythm: 'ペーシング拍動 {{count}}\u00a0拍（全体の {{share}}%）',
  firstDegreeBlock:
    '{{beats}}\u00a0拍の PR {{medianPrSeconds}}\u00a0s、上限 {{limitSeconds}}\u00a0s',
  secondDegreeMobitzI:
    'QRS を伴わない P 波 {{unconducted}}\u00a0個、PR は {{shortestPrSeconds}}\u00a0から {{longestPrSeconds}}\u00a0s に延長',
  secondDegreeMobitzII:
    'QRS を伴わない P 波 {{unconducted}}\u00a0個、PR は {{medianPrSeconds}}\u00a0s で一定',
  secondDegreeTwoToOne:
    'QRS を伴わない P 波 {{unconducted}}\u00a0個、2\u00a0対 1：{{atrialRate}}\u00a0と {{ventricularRate}}\u00a0bpm',
  secondDegreeAdvanced:
    'QRS を伴わない P 波 {{unconducted}}\u00a0個、最大 {{mostInOneInterval}}\u00a0連続',
  thirdDegreeBlock: 'P 波と QRS が独立：{{atrialRate}}\u00a0と {{ventricularRate}}\u00a0bpm',
  pause:
    '休止 {{count}}\u00a0回、最長 {{longestSeconds}}\u00a0s、通常の RR {{localMedianSeconds}}\u00a0s',
}
