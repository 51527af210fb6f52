import type { Translated } from '../../translated.ts'
import type { ecgEvidence as enUs } from '../en_us/ecg-evidence.ts'

export const ecgEvidence: Translated<typeof enUs> = {
  medianInterval: '{{intervals}} 個正常心搏間期的中位數',
  slowestRate: '最慢的三個心搏：{{rate}}\u00a0bpm',
  fastestRate: '最快的三個心搏：{{rate}}\u00a0bpm',
  countedRate: '計算所有心搏：{{rate}}\u00a0bpm',
  variation: '{{intervals}} 個間期中，RR 變異為 {{variation}}%。規則為 10% 以下。',
  turningPointRatio: '轉折點比率 {{turningPointRatio}}',
  pWavesFound: '{{judged}} 個心搏中，{{share}}% 有 P 波。',
  vpcWithoutP: '{{count}} 個 VPC 之前沒有 P 波',
  escapeWithoutP: '{{count}} 個逸搏之前沒有 P 波',
  aboveReference: '{{value}} 高於參考值上限 {{limit}}。',
  belowReference: '{{value}} 低於參考值下限 {{limit}}。',
  withinReference: '{{count}} 項數值在參考範圍內，竇性心律，沒有異位心搏',
  beatsMarked: '已標記 {{count}} 個心搏',
  signalLost: '{{count}} 處訊號遺失',
  noise: '雜訊佔記錄的 {{share}}%。',
  answered: '已在審閱中作答',
  sinusRhythm: '{{beatsJudged}} 個心搏中，{{pShare}}% 之前有 P 波，PR {{medianPrSeconds}}\u00a0s',
  sinusArrhythmia:
    '週期長度變異 {{variation}}%，最大步差 {{largestStepSeconds}}\u00a0s，轉折點比率 {{turningPointRatio}}。',
  wanderingPacemaker: '{{beats}} 個心搏中，P 波振幅隨心率改變。',
  atrialFibrillationSuspected:
    '{{windows}} 個時段中有 {{suspectedWindows}} 個：沒有恆定 P 波、轉折點比率 {{turningPointRatio}}、基線沒有固定模式',
  tooFewBeatsForFibrillation: '心搏太少，未能判斷：{{needed}} 個間期中只有 {{intervals}} 個',
  ventricularPremature:
    '{{intervals}} 個間期中有 {{count}} 個提早 {{leastPremature}} 至 {{mostPremature}}%，寬',
  atrialPremature:
    '{{intervals}} 個間期中有 {{count}} 個提早 {{leastPremature}} 至 {{mostPremature}}%，QRS 正常',
  ventricularCouplet: '{{count}} 組成對心搏，最快 {{fastestRate}}\u00a0bpm',
  ventricularRun:
    '{{runs}} 段心室連續心搏，最長 {{longestBeats}} 個心搏，{{slowestRate}} 至 {{fastestRate}}\u00a0bpm',
  idioventricularRhythm:
    '{{runs}} 段心室自主連續心搏，最長 {{longestBeats}} 個心搏，{{slowestRate}} 至 {{fastestRate}}\u00a0bpm',
  ventricularTachycardia:
    '{{runs}} 段快速心室連續心搏，最長 {{longestBeats}} 個心搏，{{slowestRate}} 至 {{fastestRate}}\u00a0bpm',
  supraventricularTachycardia:
    '{{runs}} 段快速室上連續心搏，最長 {{longestBeats}} 個心搏，{{slowestRate}} 至 {{fastestRate}}\u00a0bpm',
  escapeRhythm:
    '{{runs}} 段逸搏連續心搏，最長 {{longestBeats}} 個心搏，{{slowestRate}} 至 {{fastestRate}}\u00a0bpm',
  regularEctopy: '每 {{every}} 個心搏有一個提早。',
  escapeBeats: '{{count}} 個逸搏',
  pacedRhythm: '{{count}} 個起搏心搏，佔全部 {{share}}%',
  firstDegreeBlock:
    '{{beats}} 個心搏的 PR 為 {{medianPrSeconds}}\u00a0s，上限 {{limitSeconds}}\u00a0s',
  secondDegreeMobitzI:
    '{{unconducted}} 個 P 波後沒有 QRS，PR 由 {{shortestPrSeconds}} 延長至 {{longestPrSeconds}}\u00a0s',
  secondDegreeMobitzII: '{{unconducted}} 個 P 波後沒有 QRS，PR 恆定為 {{medianPrSeconds}}\u00a0s',
  secondDegreeTwoToOne:
    '{{unconducted}} 個 P 波後沒有 QRS，二比一：{{atrialRate}} 及 {{ventricularRate}}\u00a0bpm',
  secondDegreeAdvanced: '{{unconducted}} 個 P 波後沒有 QRS，最多連續 {{mostInOneInterval}} 個',
  thirdDegreeBlock: 'P 波與 QRS 互不相關：{{atrialRate}} 及 {{ventricularRate}}\u00a0bpm',
  pause:
    '{{count}} 次停頓，最長 {{longestSeconds}}\u00a0s；一般 RR 為 {{localMedianSeconds}}\u00a0s',
}
