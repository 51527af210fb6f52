import type { Translated } from '../../translated.ts'
import type { main as enUs } from '../en_us/main.ts'

export const main: Translated<typeof enUs> = {
  title: '홈',
  greeting: {
    morning: '{{name}}, 좋은 아침입니다',
    afternoon: '{{name}}, 안녕하세요',
    evening: '{{name}}, 좋은 저녁입니다',
  },
  summary: {
    reports_other: '새 보고서가 {{count}}건 있습니다.',
    waiting_other: '확인이 필요한 케이스가 {{count}}건 있습니다.',
    both: '{{reports}} {{waiting}}',
    nothing: '대기 중인 항목이 없습니다.',
    firstCaseTitle: '첫 케이스를 보내 보세요',
    firstCase: '첫 케이스는 10분 정도 걸립니다.',
  },
  newTest: '새 검사',
  newReports: {
    title: '새 보고서',
    all: '모든 보고서',
    unread: '읽지 않은 보고서:',
    read: '보고서 읽기',
    readFor: '({{pet}})',
    reconsult: '재협진',
    ready: '{{time}} 완료',
    answeredIn: '{{duration}} 만에 답변',
  },
  unfinished: {
    title: '이어서 작성하기',
    all: '미완료 검사({{number}})',
    showAll: '{{number}}건 모두 보기',
    saved: '{{time}} 저장됨',
    continue: '계속',
    fileMissing: '결제 전 필요: {{file}}',
  },
  waiting: {
    title: '심장 전문의 판독 중',
    due: '{{duration}} 이내 완료',
    late: '약속한 시각에서 {{duration}} 지났습니다. 처리하고 있습니다.',
    expected: '현재 예상 {{time}} ({{zone}})',
    stands: '답변이 있을 때까지 시간 계산이 멈춰 있습니다',
    at: '{{time}} ({{zone}})',
    within: '24시간 이내 보고서 제공',
    redoDue: '새 개정판 {{duration}} 이내 완료',
    redoAsked: '재판독 요청을 검토하고 있습니다',
    files_other: '파일 {{count}}개',
  },
  plan: {
    title: '베이직과 어드밴스',
    lead: '모두 심장 전문의가 24시간 안에 판독합니다.',
    priceLater: '가격은 결제 전에 표시됩니다.',
    basic: {
      questions: '정해진 질문 최대 {{questions}}개',
      files: '대부분의 질문에 흉부 방사선이 필요하며, 심전도와 심장초음파를 권장합니다',
    },
    advance: {
      plans: '치료 계획, 또는 종합 평가와 마취 계획',
      questions: '직접 작성한 질문 최대 {{questions}}개',
      files: '두 계획에는 흉부 방사선, 심전도, 심장초음파가 필요합니다',
    },
    terms: '판독 전에 전액을 결제합니다. 환불되지 않으며 결제 후에는 모드를 변경할 수 없습니다.',
  },
  sampleReport: '보고서 예시 보기',
  sample: {
    title: '샘플 보고서',
    lead: '결제 후 24시간 이내에 이러한 보고서를 받습니다.',
    invented: '동물과 소견은 모두 가상의 것이며 임상 조언이 아닙니다.',
    print: '인쇄',
  },
  userManual: '사용 설명서(PDF)',
}
