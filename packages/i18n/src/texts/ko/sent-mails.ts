import type { Translated } from '../../translated.ts'
import type { sentMails as enUs } from '../en_us/sent-mails.ts'

export const sentMails: Translated<typeof enUs> = {
  title: '보낸 이메일',
  lead: '지난 90일 동안 병원과 직원에게 보낸 이메일과 전달 상태입니다.',
  caption: '보낸 이메일',
  find: '이메일 주소',
  findHint: '주소 또는 주소의 일부',
  submit: '검색',
  count_other: '이메일 {{count}}건',
  newest: '최근 {{count}}건입니다. 이전 이메일은 주소로 검색하세요.',
  none: '지난 90일 동안의 이메일이 없습니다.',
  columns: { mail: '이메일', case: '케이스', state: '상태', time: '작성 시각' },
  noCase: '케이스와 관련 없음',
}
