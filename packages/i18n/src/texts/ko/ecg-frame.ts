import type { Translated } from '../../translated.ts'
import type { ecgFrame as english } from '../en_us/ecg-frame.ts'

export const ecgFrame: Translated<typeof english> = {
  trace: '심전도 파형, 수정본 {{revision}}',
  traceAutomatic: '심전도 파형, 자동 검출 박동',
  bars: '심전도 간격, 수정본 {{revision}}',
  barsAutomatic: '심전도 간격, 자동 검출 박동',
  unchecked: '자동 검출 박동이며 사람이 확인하지 않았습니다',
  by: '수정: {{name}}',
  beats_other: '박동 {{count}}개',
  ended: '이 주소로는 더 이상 심전도를 열 수 없습니다. 케이스에서 다시 열어 주세요.',
  failed: '심전도를 불러올 수 없습니다.',
  reading: '기록을 읽고 있습니다.',
  unreadable: '이 기록을 읽을 수 없습니다.',
  newer: '새 수정본이 저장되었습니다.',
  showNewer: '보기',
  tools: '파형 도구',
  noise: '잡음',
  excluded: '제외',
  intervals: '각 박동의 RR 간격',
  lorenz: '각 RR 간격과 다음 간격',
  seconds: '{{seconds}}\u00a0초',
}
