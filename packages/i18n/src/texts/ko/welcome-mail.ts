import type { Translated } from '../../translated.ts'
import type { welcomeMail as enUs } from '../en_us/welcome-mail.ts'

export const welcomeMail: Translated<typeof enUs> = {
  approved: {
    subject: '{{brand}}: 계정이 준비되었습니다',
    title: '{{hospital}}, {{brand}} 가입을 환영합니다',
    text: '신청이 승인되었습니다. 비밀번호를 설정하면 계정을 사용할 수 있습니다. 로그인할 때 이 이메일 주소를 사용하세요.',
  },
  invited: {
    subject: '{{by}} 님의 {{brand}} 초대',
    title: '{{hospital}} 계정 안내',
    text: '{{by}} 님이 {{brand}}에 계정을 만들었습니다(병원: {{hospital}}). 비밀번호를 설정하면 사용할 수 있습니다. 로그인할 때 이 이메일 주소를 사용하세요.',
  },
  staff: {
    subject: '{{by}} 님의 {{brand}} 초대',
    title: '{{brand}} 계정 안내',
    text: '{{by}} 님이 {{brand}}에 계정을 만들었습니다. 비밀번호를 설정하면 사용할 수 있습니다. 로그인할 때 이 이메일 주소를 사용하세요.',
  },
  newPassword: {
    subject: '{{brand}}: 새 비밀번호를 설정하세요',
    title: '새 비밀번호 설정',
    text: '{{by}} 님이 새 비밀번호를 설정할 수 있는 링크를 보냈습니다. 링크를 사용하기 전까지는 현재 비밀번호로 로그인할 수 있습니다.',
  },
  enabled: {
    subject: '{{brand}}: 계정이 다시 활성화되었습니다',
    title: '계정이 다시 활성화되었습니다',
    text: '{{by}} 님이 {{brand}} 계정을 다시 활성화했습니다. 새 비밀번호를 설정한 뒤 이 이메일 주소로 로그인하세요.',
  },
  hello: '{{name}}, 안녕하세요.',
  action: '비밀번호 설정',
  validity:
    '링크는 {{days}}일간 유효하며 한 번만 사용할 수 있습니다. 기간이 지나면 로그인 페이지의 ‘비밀번호를 잊으셨나요?’에서 새 링크를 요청하세요.',
  footer: '{{brand}}에서 이 주소로 계정이 개설되어 발송된 메일입니다.',
}
