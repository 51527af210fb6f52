import type { Translated } from '../../translated.ts'
import type { caseDeletion as enUs } from '../en_us/case-deletion.ts'

export const caseDeletion: Translated<typeof enUs> = {
  one: '초안 삭제',
  select: '초안 선택',
  selectOne: '{{pet}} ({{number}}) 선택',
  selectAll_other: '초안 {{count}}건 모두 선택',
  chosen_other: '{{count}}건 선택됨',
  many_other: '초안 {{count}}건 삭제',
  askTitle_other: '초안 {{count}}건을 삭제할까요?',
  ask: '입력한 내용과 업로드한 파일이 모두 삭제됩니다. 10초 안에는 되돌릴 수 있습니다.',
  doneOne: '{{pet}}의 초안을 삭제했습니다.',
  done_other: '초안 {{count}}건을 삭제했습니다.',
  undo: '실행 취소',
  undone_other: '초안 {{count}}건을 되돌렸습니다.',
  tooLate: '되돌릴 수 있는 시간이 지났습니다. 초안이 삭제되었습니다.',
  failed: '아무것도 삭제되지 않았습니다. {{reason}}',
  notUndone: '초안을 되돌리지 못했습니다. {{reason}}',
  refusedTitle_other: '케이스 {{count}}건은 삭제되지 않았습니다',
  paying:
    '결제 페이지가 열려 있거나 은행이 결제를 확인하고 있습니다. 결제 페이지에서 취소하거나 결제가 끝난 뒤 다시 시도하세요.',
  sent: '이미 심장 전문의에게 전송되었습니다.',
  named: '{{pet}} ({{number}})',
}
