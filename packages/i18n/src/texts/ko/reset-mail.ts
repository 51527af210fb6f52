import type { Translated } from '../../translated.ts'
import type { resetMail as enUs } from '../en_us/reset-mail.ts'

export const resetMail: Translated<typeof enUs> = {
  subject: '{{brand}}: 새 비밀번호 설정',
  title: '새 비밀번호 설정',
  hello: '{{name}}, 안녕하세요.',
  asked: '{{brand}} 계정의 새 비밀번호 설정이 요청되었습니다. 본인이 요청했다면 지금 설정하세요.',
  validity: '링크는 {{minutes}}분간 유효하며 한 번만 사용할 수 있습니다.',
  action: '비밀번호 설정',
  ignore: '요청하지 않았다면 이 메일을 무시하세요. 변경된 내용은 없습니다.',
  footer: '{{brand}}에서 새 비밀번호가 요청되어 발송된 메일입니다.',
}
