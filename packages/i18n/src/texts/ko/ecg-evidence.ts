import type { Translated } from '../../translated.ts'
import type { ecgEvidence as enUs } from '../en_us/ecg-evidence.ts'

export const ecgEvidence: Translated<typeof enUs> = {
  medianInterval: '정상 심박 간격 {{intervals}}개의 중앙값',
  slowestRate: '가장 느린 3개 심박: {{rate}}\u00a0bpm',
  fastestRate: '가장 빠른 3개 심박: {{rate}}\u00a0bpm',
  countedRate: '모든 심박을 센 값: {{rate}}\u00a0bpm',
  variation: '{{intervals}}개 간격에서 RR 변동은 {{variation}}%입니다. 규칙적은 10% 미만입니다.',
  turningPointRatio: '전환점 비율 {{turningPointRatio}}',
  pWavesFound: '{{judged}}개 심박 중 {{share}}%에 P파가 있습니다.',
  vpcWithoutP: '앞에 P파가 없는 VPC {{count}}개',
  escapeWithoutP: '앞에 P파가 없는 이탈 박동 {{count}}개',
  aboveReference: '값 {{value}}, 참고치 상한 {{limit}}보다 높습니다.',
  belowReference: '값 {{value}}, 참고치 하한 {{limit}}보다 낮습니다.',
  withinReference: '{{count}}개 값이 참고 범위 안, 동율동, 이소성 박동 없음',
  beatsMarked: '표시된 심박 {{count}}개',
  signalLost: '{{count}}곳에서 신호 손실',
  noise: '노이즈가 기록의 {{share}}%를 차지합니다.',
  answered: '판독에서 응답함',
  sinusRhythm: '{{beatsJudged}}개 심박 중 {{pShare}}% 앞에 P파, PR {{medianPrSeconds}}\u00a0s',
  sinusArrhythmia:
    '주기 변동 {{variation}}%, 최대 차이 {{largestStepSeconds}}\u00a0s, 전환점 비율 {{turningPointRatio}}.',
  wanderingPacemaker: '{{beats}}개 심박에서 P파 높이가 심박수에 따라 변합니다.',
  atrialFibrillationSuspected:
    '{{windows}}개 구간 중 {{suspectedWindows}}개: 일정한 P파 없음, 전환점 비율 {{turningPointRatio}}, 기저선에 고정된 양상 없음',
  tooFewBeatsForFibrillation: '판정하기에 심박이 부족합니다: {{needed}}개 간격 중 {{intervals}}개',
  ventricularPremature:
    '{{intervals}}개 간격 중 {{count}}개가 {{leastPremature}}~{{mostPremature}}% 조기, 넓은',
  atrialPremature:
    '{{intervals}}개 간격 중 {{count}}개가 {{leastPremature}}~{{mostPremature}}% 조기, 정상 QRS',
  ventricularCouplet: '연발 {{count}}회, 최대 {{fastestRate}}\u00a0bpm',
  ventricularRun:
    '심실 박동 연속 {{runs}}회, 최장 {{longestBeats}}박, {{slowestRate}}~{{fastestRate}}\u00a0bpm',
  idioventricularRhythm:
    '심실 고유 박동 연속 {{runs}}회, 최장 {{longestBeats}}박, {{slowestRate}}~{{fastestRate}}\u00a0bpm',
  ventricularTachycardia:
    '빠른 심실 박동 연속 {{runs}}회, 최장 {{longestBeats}}박, {{slowestRate}}~{{fastestRate}}\u00a0bpm',
  supraventricularTachycardia:
    '빠른 상심실 박동 연속 {{runs}}회, 최장 {{longestBeats}}박, {{slowestRate}}~{{fastestRate}}\u00a0bpm',
  escapeRhythm:
    '이탈 박동 연속 {{runs}}회, 최장 {{longestBeats}}박, {{slowestRate}}~{{fastestRate}}\u00a0bpm',
  regularEctopy: '{{every}}박마다 1박이 조기입니다.',
  escapeBeats: '이탈 박동 {{count}}개',
  pacedRhythm: '조율 박동 {{count}}개(전체의 {{share}}%)',
  firstDegreeBlock:
    '{{beats}}개 심박의 PR {{medianPrSeconds}}\u00a0s, 상한 {{limitSeconds}}\u00a0s',
  secondDegreeMobitzI:
    'QRS 없는 P파 {{unconducted}}개, PR이 {{shortestPrSeconds}}에서 {{longestPrSeconds}}\u00a0s로 연장',
  secondDegreeMobitzII: 'QRS 없는 P파 {{unconducted}}개, PR은 {{medianPrSeconds}}\u00a0s로 일정',
  secondDegreeTwoToOne:
    'QRS 없는 P파 {{unconducted}}개, 2대 1: {{atrialRate}} 및 {{ventricularRate}}\u00a0bpm',
  secondDegreeAdvanced: 'QRS 없는 P파 {{unconducted}}개, 최대 {{mostInOneInterval}}개 연속',
  thirdDegreeBlock: 'P파와 QRS가 독립적: {{atrialRate}} 및 {{ventricularRate}}\u00a0bpm',
  pause: '휴지 {{count}}회, 최장 {{longestSeconds}}\u00a0s, 평소 RR {{localMedianSeconds}}\u00a0s',
}
