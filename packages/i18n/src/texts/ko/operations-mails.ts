import type { Translated } from '../../translated.ts'
import type { operationsMails as enUs } from '../en_us/operations-mails.ts'

export const operationsMails: Translated<typeof enUs> = {
  failedJobs: {
    subject: '작업 {{count}}건이 최종 실패했습니다',
    text: '다음 작업은 마지막 시도까지 실패했으며 자동으로 다시 시도되지 않습니다. 로그에서 원인을 확인한 뒤 포털의 ‘시스템’에서 다시 시도하거나 목록에서 제외하세요.',
  },
  waitingJobs: {
    subject: '작업이 5분 넘게 대기하고 있습니다',
    text: '메일, 청구서 등 백그라운드 작업이 지연되고 있습니다. 워커가 실행 중인지, 메일 서버와 저장소에 연결되는지 확인하세요.',
    fact: '{{count}}건 대기 중, 가장 오래된 작업 {{minutes}}분',
  },
  damagedBytes: {
    subject: '저장된 파일이 손상되었거나 없습니다',
    text: '내용이 저장 당시와 다릅니다. 해결될 때까지 이 파일은 제공되지 않으며, 다른 파일에는 영향이 없습니다.',
    file: '파일',
    case: '케이스',
    problem: '문제',
    problems: {
      missing: '이 키에 저장된 내용이 없습니다',
      size: '크기가 기록과 다릅니다',
      damaged: 'SHA-256이 기록과 다릅니다',
    },
    key: '저장소 키',
    advice: '조치',
    restore:
      '파일 백업에서 {{key}} 객체를 복원하세요. 백업이 없으면 병원에 파일을 다시 올려 달라고 요청하세요. 다음 주간 점검에서 내용이 올바른 것으로 확인되면 이 항목은 닫힙니다.',
  },
  exportReady: {
    subject: '{{hospital}}의 데이터가 준비되었습니다',
    text: '요청하신 내보내기가 완료되었습니다. 포털에서 내려받으세요. 개인정보가 들어 있으므로 해당 병원에만 전달하세요.',
    hospital: '병원',
    until: '내려받기 기한',
    open: '내보내기 열기',
  },
  erasureAsked: {
    subject: '{{hospital}}의 데이터 삭제에 두 번째 관리자의 승인이 필요합니다',
    text: '다른 관리자가 이 병원의 데이터 삭제를 요청했습니다. 두 번째 관리자가 승인하면 삭제가 시작되며 되돌릴 수 없습니다. 사유와 보존되는 기록을 확인한 뒤 승인하거나 거절하세요.',
    hospital: '병원',
    reason: '사유',
    open: '요청 열기',
  },
  erasureDone: {
    subject: '병원의 데이터가 삭제되었습니다',
    text: '이 병원의 개인정보가 삭제되었습니다. 7년간 보존해야 하는 원본, 보고서, 청구서는 잠겨 있으며 기한은 페이지에 나와 있습니다.',
    hospital: '병원',
    rows: '삭제한 기록',
    open: '페이지 열기',
  },
  adminFooter: '{{brand}}에서 관리자에게 보냈습니다.',
  page: '‘시스템’ 열기',
  footer: '{{brand}}에서 고객지원 담당자에게 보낸 메일입니다.',
}
