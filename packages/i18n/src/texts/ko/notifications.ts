import type { Translated } from '../../translated.ts'
import type { notifications as enUs } from '../en_us/notifications.ts'

export const notifications: Translated<typeof enUs> = {
  title: '알림',
  close: '알림 닫기',
  empty: '아직 없습니다. 보고서와 심장 전문의의 문의가 여기에 표시됩니다.',
  emptyStaff: '아직 없습니다. 답변, 지연된 케이스, 반송된 메일이 여기에 표시됩니다.',
  unread: '읽지 않음:',
  readAll: '모두 읽음으로 표시',
  more: '이전 알림 보기',
  kinds: {
    reportReleased: '{{pet}}의 보고서가 준비되었습니다',
    reportCorrected: '{{pet}}의 보고서가 새로 개정되었습니다',
    enquiryAsked: '{{pet}}에 대한 문의가 답변을 기다립니다',
    enquiryAnswered: '{{pet}}에 대한 문의에 답변이 있습니다',
    caseRejected: '{{pet}}의 케이스가 반려되었습니다',
    caseLate: '{{pet}}의 보고서가 약속한 시간보다 늦어지고 있습니다',
    caseEnding: '{{pet}}의 완료되지 않은 케이스가 일주일 뒤 삭제됩니다',
    caseAssigned: '{{pet}}의 케이스가 배정되었습니다',
    mailUndelivered: '{{pet}}에 대한 메일을 전달하지 못했습니다',
    repeatAsked: '{{pet}}의 재판독이 요청되었습니다',
    repeatAccepted: '{{pet}}의 재판독 요청이 수락되었습니다',
    repeatDeclined: '{{pet}}의 재판독 요청이 거절되었습니다',
    refundAsked: '{{pet}} 환불이 승인을 기다립니다',
    erasureAsked: '병원 데이터 삭제가 승인을 기다립니다',
    message: '{{pet}}에 대한 메시지',
    internal: '{{pet}} 관련 메모: {{by}}',
  },
  browser: {
    lead: '포털이 탭에 열려 있는 동안 보고서나 문의가 도착하면 이 브라우저가 알려 줍니다. 반려동물 이름만 표시되며 의료 내용은 없습니다.',
    allow: '이 브라우저에서 켜기',
    on: '포털이 열려 있는 동안 이 브라우저가 알려 줍니다.',
    turnOff: '끄기',
    denied: '이 브라우저에서 알림이 차단되어 있습니다. 켜려면 사이트 설정에서 허용하세요.',
  },
}
