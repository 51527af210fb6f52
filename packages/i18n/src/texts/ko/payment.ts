import type { Translated } from '../../translated.ts'
import type { payment as enUs } from '../en_us/payment.ts'

export const payment: Translated<typeof enUs> = {
  title: '결제',
  dialog: {
    title: '결제 진행',
    check: '케이스 확인',
    change: '변경',
    changeOf: '변경: {{row}}',
    price: '{{mode}} 원격 협진 요금: {{price}}.',
    priceLoading: '가격을 불러오는 중',
    noPrice: '이 지역의 가격이 아직 없습니다. 고객지원에 문의하세요.',
    accept: '이용 및 결제 약관을 읽었으며 동의합니다',
    readTerms: '이용 및 결제 약관 읽기',
    fixed: '전액 결제이며 환불되지 않습니다. 모드는 변경할 수 없습니다.',
    provider: '다음 페이지에서 결제 대행사를 통해 카드로 결제합니다',
    tickFirst: '약관에 동의하면 계속할 수 있습니다',
    opening: '결제 페이지를 여는 중…',
  },
  uploads: {
    running_other: '파일 {{count}}개를 아직 올리는 중입니다({{percent}}%).',
    ifPaidNow:
      '결제 페이지를 열면 업로드가 중단됩니다. 결제 후에도 보고서가 나오기 전까지 파일을 다시 선택해 이어서 올릴 수 있습니다.',
    waiting: '업로드가 끝나면 결제 페이지가 열립니다.',
    stopped_other: '업로드 {{count}}개가 중지되었습니다. 해당 파일은 케이스에 포함되지 않았습니다.',
    wait: '완료 후 결제',
    payAnyway: '지금 결제',
  },
  back: {
    checking: '결제를 확인하는 중…',
    checkingTitle: '잠시만 기다려 주세요',
    successTitle: '결제가 확인되었습니다',
    success: '보고서는 {{time}}까지 이메일과 포털로 제공됩니다.',
    successLater: '보고서는 24시간 안에 이메일과 포털로 제공됩니다.',
    receipt: '영수증은 이메일로 보냈으며 여기에서도 볼 수 있습니다:',
    papers: '청구',
    returnedTitle: '결제 페이지에서 돌아왔습니다',
    returned:
      '결제하셨다면 결제가 확인되는 즉시 케이스가 전송되고 24시간 이내에 보고서가 이메일로 도착합니다. 전송 여부는 케이스 목록에서 확인할 수 있습니다.',
    cancelTitle: '결제가 취소되었습니다',
    cancel: '결제가 취소되었습니다. 케이스는 ‘미완료 검사’에 보관됩니다.',
    pendingTitle: '결제 확인 대기 중',
    pending:
      '은행이 이 결제를 확인하고 있습니다. 확인되는 대로 이메일로 알려 드리니, 그때까지 다시 결제하지 마세요. 케이스는 ‘미완료 검사’에 남아 있습니다.',
    unpaidTitle: '결제되지 않음',
    unpaid:
      '입금이 확인되지 않으며 청구된 금액도 없습니다. 케이스는 ‘미완료 검사’에 보관됩니다. 열어서 다시 결제하세요.',
    payAgain: '다시 결제',
    failedTitle: '결제를 확인하지 못했습니다',
  },
}
