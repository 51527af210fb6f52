import type { Translated } from '../../translated.ts'
import type { paymentMails as enUs } from '../en_us/payment-mails.ts'

export const paymentMails: Translated<typeof enUs> = {
  subject: '결제 완료: {{pet}}, {{caseNumber}}',
  title: '결제가 확인되었습니다: {{pet}}',
  hello: '{{name}} 님, 안녕하세요.',
  received: '결제가 확인되었습니다. 케이스를 심장 전문의에게 전달했습니다.',
  promise: '보고서는 {{due}}까지 이메일로 발송됩니다.',
  facts: {
    case: '케이스',
    service: '서비스',
    amount: '결제 금액',
    time: '결제 일시',
    hospital: '병원',
    reference: '결제 참조 번호',
  },
  service: { basic: '베이직 원격 협진', advance: '어드밴스 원격 협진' },
  test: '테스트 결제입니다. 카드에 청구되지 않았습니다.',
  open: '케이스 열기',
  terms: '약관에 따라 결제 금액은 환불되지 않으며 케이스의 모드는 변경할 수 없습니다.',
  footer: '{{brand}}에서 케이스를 결제하셨기 때문에 발송된 메일입니다.',
  alert: {
    subject: '담당자 확인이 필요한 결제: {{caseNumber}}',
    reason: {
      duplicate:
        '결제 대상이 아닌 케이스(이미 결제되었거나 반려됨)에 입금되었습니다. 제출된 내용은 없습니다. 결제 대행사에서 환불하세요.',
      mismatch:
        '금액, 통화 또는 결제 유형이 청구와 다릅니다. 케이스는 제출되지 않았습니다. 결제 대행사에서 결제를 확인하세요.',
      mode: '케이스는 결제된 모드로 제출되었지만 그 사이에 질문이 다른 모드로 변경되었습니다. 병원에 연락하세요.',
    },
    expected: '청구 금액',
    provider: '결제 대행사',
    payment: '결제',
    checkout: '결제 절차',
    footer: '{{brand}}에서 고객지원 담당자에게 보낸 메일입니다.',
  },
}
