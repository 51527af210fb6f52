import type { Translated } from '../../translated.ts'
import type { registrationMails as enUs } from '../en_us/registration-mails.ts'

export const registrationMails: Translated<typeof enUs> = {
  hello: '{{name}}, 안녕하세요.',
  footer: '이 주소로 {{brand}} 계정 신청이 접수되어 발송된 메일입니다.',
  facts: { hospital: '병원', contact: '담당자', reason: '사유' },
  confirm: {
    subject: '{{brand}}: 이메일 주소를 확인하세요',
    title: '이메일 주소를 확인하세요',
    text: '{{brand}} 계정을 신청해 주셔서 감사합니다. 이 주소가 본인의 것임을 확인하면 신청 내용을 검토합니다.',
    action: '주소 확인',
    validity:
      '링크는 {{hours}}시간 동안 유효하며 한 번만 사용할 수 있습니다. 신청한 적이 없다면 이 메일을 무시하세요. 아무 일도 일어나지 않습니다.',
  },
  known: {
    subject: '{{brand}}: 이미 계정이 있습니다',
    title: '이미 계정이 있습니다',
    text: '이 주소로 {{brand}} 계정 신청이 접수되었지만 이미 계정이 있습니다. 그대로 로그인하세요. 비밀번호를 모르면 로그인 페이지의 ‘비밀번호를 잊으셨나요?’에서 새로 설정할 수 있습니다.',
    action: '로그인',
    ignore: '신청한 적이 없다면 이 메일을 무시하세요. 변경된 것은 없습니다.',
  },
  declined: {
    subject: '{{brand}}: 신청 결과 안내',
    title: '신청을 승인하지 못했습니다',
    text: '{{hospital}}의 {{brand}} 계정 신청을 검토했으나 승인하지 못했습니다.',
    again:
      '보완하거나 정정할 수 있으면 다시 신청하거나 {{support}} 주소로 문의하세요. 신청은 매번 새로 검토합니다.',
    action: '다시 신청',
  },
  arrived: {
    subject: '검토할 신청이 있습니다: {{hospital}}',
    title: '{{hospital}}에서 계정을 신청했습니다',
    text: '이메일 주소는 확인되었습니다. 면허를 확인한 뒤 승인하거나 거절하세요.',
    country: '국가·지역',
    licence: '면허',
    email: '이메일',
    message: '메시지',
    action: '신청 열기',
  },
}
