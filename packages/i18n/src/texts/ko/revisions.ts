import type { Translated } from '../../translated.ts'
import type { revisions as english } from '../en_us/revisions.ts'

export const revisions: Translated<typeof english> = {
  historyTitle: '이 보고서의 개정판',
  kind: {
    report: '보고서',
    addendum: '추가',
    correction: '정정',
  },
  by: '{{name}}, {{date}}',
  newest: '현재 유효',
  superseded: '대체됨',
  open: '열기',
  compare: '변경 내용',
  compareTitle: '변경 내용',
  compareLead: '{{before}} → {{after}}',
  removed: '삭제됨',
  added: '추가됨',
  unchanged: '글에 변경이 없습니다.',
  amendTitle: '이 보고서에 추가하거나 정정하기',
  amendText:
    '발행된 보고서는 그대로 남습니다. 추가나 정정은 병원이 읽는 사유와 함께 새 개정판이 됩니다.',
  addendum: '추가 내용 쓰기',
  correct: '보고서 정정',
  addendumTitle: '추가',
  addendumField: '추가할 내용',
  addendumHint: '보고서 아래에 이름과 시각과 함께 실립니다. 나머지는 바뀌지 않습니다.',
  next: '미리 보고 서명',
  correctTitle: '이 보고서를 정정할까요?',
  correctText:
    '보고서의 글이 담긴 초안이 열립니다. 정정에 서명할 때까지 병원은 현재 보고서를 읽습니다.',
  correctConfirm: '초안 열기',
  discardCorrection: '정정 취소',
  discardTitle: '이 정정을 취소할까요?',
  discardText: '발행된 보고서는 그대로 유지됩니다. 이 정정에서 작성한 내용은 모두 삭제됩니다.',
  keepEditing: '계속 편집',
  empty: '먼저 글을 쓰세요.',
  notStarted: '완료하지 못했습니다. {{reason}}',
}
