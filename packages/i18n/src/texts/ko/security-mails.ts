import type { Translated } from '../../translated.ts'
import type { securityMails as enUs } from '../en_us/security-mails.ts'

export const securityMails: Translated<typeof enUs> = {
  passwordChanged: {
    subject: '{{brand}}: 비밀번호가 변경되었습니다',
    title: '비밀번호가 변경되었습니다',
    text: '계정의 비밀번호가 변경되었습니다. 다른 기기에서 열려 있던 세션은 종료되었습니다.',
  },
  totpOn: {
    subject: '{{brand}}: 이제 두 단계로 로그인합니다',
    title: '인증 앱이 켜졌습니다',
    text: '앞으로 비밀번호로 로그인할 때 인증 앱의 코드도 필요합니다. 복구 코드는 휴대전화 없이도 찾을 수 있는 곳에 보관하세요. 다른 기기에서 열려 있던 세션은 종료되었습니다.',
  },
  totpOff: {
    subject: '{{brand}}: 인증 앱이 꺼졌습니다',
    title: '인증 앱이 꺼졌습니다',
    text: '이제 비밀번호로 로그인할 때 코드를 묻지 않습니다. 복구 코드는 더 이상 쓸 수 없습니다.',
  },
  recoveryCodesRenewed: {
    subject: '{{brand}}: 새 복구 코드',
    title: '새 복구 코드를 만들었습니다',
    text: '계정의 새 복구 코드를 만들었습니다. 이전 코드는 더 이상 쓸 수 없습니다.',
  },
  recoveryCodeUsed: {
    subject: '{{brand}}: 복구 코드가 사용되었습니다',
    title: '복구 코드로 로그인했습니다',
    text: '복구 코드 하나가 로그인에 사용되었습니다. 남은 코드: {{left}}개. 계정 페이지에서 새 코드를 만들 수 있습니다.',
  },
  passkeyAdded: {
    subject: '{{brand}}: 패스키가 추가되었습니다',
    title: '패스키가 추가되었습니다',
    text: '이제 패스키 ‘{{passkey}}’로 계정에 로그인할 수 있습니다.',
  },
  passkeyRemoved: {
    subject: '{{brand}}: 패스키가 삭제되었습니다',
    title: '패스키가 삭제되었습니다',
    text: '패스키 ‘{{passkey}}’로는 더 이상 로그인할 수 없습니다.',
  },
  secondFactorReset: {
    subject: '{{brand}}: 2단계 인증이 재설정되었습니다',
    title: '고객지원에서 2단계 인증을 재설정했습니다',
    text: '계정의 인증 앱, 복구 코드, 패스키를 삭제하고 모든 세션을 종료했습니다. 비밀번호로 로그인한 뒤 2단계 인증을 다시 설정하세요.',
  },
  accountChanged: {
    subject: '{{brand}}: 계정 정보가 변경되었습니다',
    title: '계정 정보가 변경되었습니다',
    text: '관리자가 계정의 이름, 직함, 이메일 주소 또는 역할을 변경했습니다. 현재 내용은 다음과 같습니다.',
    notExpected: '예상하지 못한 변경이라면 다음 주소로 알려 주세요: {{support}}',
  },
  facts: {
    name: '이름',
    account: '계정',
    time: '시간',
    device: '브라우저',
    address: 'IP 주소',
  },
  unknownDevice: '알 수 없음',
  action: '계정 페이지 열기',
  notYou:
    '본인이 아니라면 로그인 페이지의 ‘비밀번호를 잊으셨나요?’에서 새 비밀번호를 설정하고 {{support}} 주소로 연락해 주세요.',
  footer: '{{brand}} 계정의 안전에 관한 내용이라 발송된 메일입니다.',
}
