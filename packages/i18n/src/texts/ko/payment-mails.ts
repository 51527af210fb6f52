import type { Translated } from '../../translated.ts'
import type { paymentMails as enUs } from '../en_us/payment-mails.ts'

export const paymentMails: Translated<typeof enUs> = {
  subject: '결제 완료: {{pet}}, {{caseNumber}}',
  title: '결제가 확인되었습니다: {{pet}}',
  hello: '{{name}}, 안녕하세요.',
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
  papers: '청구에서 청구서와 영수증 보기',
  credits: {
    subject: '크레딧 결제: {{pet}}, {{caseNumber}}',
    title: '{{pet}}의 케이스가 크레딧으로 결제되었습니다',
    text: '이 케이스에 {{amount}}크레딧이 사용되었습니다.',
    sent: '케이스가 심장 전문의에게 전달되었습니다. 보고서는 {{due}}까지 이메일로 도착합니다.',
    credits: '크레딧',
    left: '남은 크레딧',
    open: '청구에서 크레딧 보기',
  },
  refund: {
    subject: '환불: {{pet}}, {{caseNumber}}',
    title: '환불되었습니다: {{amount}}',
    text: '{{pet}}의 결제 금액 중 일부 또는 전부를 결제에 사용한 카드로 환불했습니다. 환불 금액: {{amount}}.',
    days: '카드에 표시되기까지 5~10일이 걸립니다.',
    amount: '환불 금액',
    reason: '사유',
  },
  refundReturned: {
    subject: '환불 반송: {{pet}}, {{caseNumber}}',
    title: '{{amount}} 환불이 반송되었습니다',
    text: '{{pet}} 환불 {{amount}} 건을 카드 발급 은행이 당사로 반송했습니다.',
    days: '이 금액은 여전히 고객님의 것입니다. 다른 방법으로 돌려드리며 필요하면 연락드리겠습니다. 지금 하실 일은 없습니다.',
    amount: '반송 금액',
  },
  refused: {
    subject: '결제 거절: {{pet}}, {{caseNumber}}',
    title: '은행에서 결제를 거절했습니다: {{pet}}',
    text: '확인 중이던 결제를 은행에서 거절했습니다. 청구된 금액은 없습니다.',
    next: '케이스는 ‘미완료 검사’에 남아 있으며 아직 제출되지 않았습니다. 다른 카드로도 다시 결제할 수 있습니다.',
    amount: '미결제 금액',
    pay: '케이스를 열어 결제',
  },
  alert: {
    ledger: {
      subject: '원장 검증 실패: {{count}}건',
      text: '야간 검증에서 서로 어긋나는 분개가 발견되었습니다. 의심되는 크레딧 계정은 담당자가 확인할 때까지 동결됩니다. 수정된 내용은 없습니다.',
      kinds: {
        book: '계정',
        posting: '분개',
        balance: '잔액',
        unposted: '결제와 기장',
        amount: '금액',
        refund: '환불',
        paper: '환불 문서',
      },
    },
    subject: '담당자 확인이 필요한 결제: {{caseNumber}}',
    reason: {
      duplicate:
        '결제 대상이 아닌 케이스(이미 결제되었거나 반려됨)에 입금되었습니다. 제출된 내용은 없습니다. 결제 페이지에서 환불하세요.',
      mismatch:
        '금액, 통화 또는 결제 유형이 청구와 다릅니다. 케이스는 제출되지 않았습니다. 결제 대행사에서 결제를 확인하세요.',
      mode: '케이스는 결제된 모드로 제출되었지만 그 사이에 질문이 다른 모드로 변경되었습니다. 병원에 연락하세요.',
      refundFailed:
        '환불이 카드에 도달하지 않았습니다. 금액은 결제 대행사에 있습니다. 다른 방법으로 환불하거나 다시 시도하세요.',
      refundElsewhere:
        '이 결제는 포털이 아니라 결제 대행사에서 환불되었습니다. 병원에 알렸으며 케이스는 변경하지 않았습니다.',
    },
    dispute: {
      open: '카드 명의자가 이 결제에 이의를 제기했습니다. 은행이 결정할 때까지 결제 대행사가 금액을 보관합니다. 기한 내에 결제 대행사에서 답변하세요.',
      won: '이 결제의 이의 제기에서 이겼습니다. 금액이 돌아왔습니다.',
      lost: '이 결제의 이의 제기에서 카드 명의자가 이겼습니다. 금액은 돌아오지 않습니다.',
    },
    foreign: {
      subject: '케이스와 연결되지 않은 결제',
      text: '이 포털이 요청하지 않은 결제가 결제 대행사에 있습니다. 누구의 결제인지 확인한 뒤 결제 대행사에서 환불하거나 처리 내용을 기록하세요.',
    },
    refundAsked: {
      subject: '환불이 승인을 기다립니다',
      text: '동료가 한 사람의 한도를 넘는 환불을 요청했습니다. 결제 페이지에서 승인하거나 거절하세요.',
    },
    differences: {
      subject: '결제 장부가 다릅니다',
      text: '결제 대행사와 포털의 야간 대조에서 차이가 발견되었습니다. 안전하게 바로잡을 수 있는 것은 바로잡았으며 보고서에 모두 나와 있습니다.',
    },
    open: '확인하기',
    amount: '금액',
    said: '결제 대행사 설명',
    differencesFound: '차이',
    payments: '대조한 결제',
    expected: '청구 금액',
    provider: '결제 대행사',
    payment: '결제',
    checkout: '결제 절차',
  },
}
