import type { Translated } from '../../translated.ts'
import type { mailNotices as enUs } from '../en_us/mail-notices.ts'

export const mailNotices: Translated<typeof enUs> = {
  undelivered: {
    subject: '{{brand}}: 메일을 전달하지 못했습니다',
    title: '메일을 전달하지 못했습니다',
    text: '주소가 거부되었거나 메일 서버가 하루 동안 메일을 받지 않았습니다. 수신자에게 다른 방법으로 알리고 주소를 수정하세요.',
    recipient: '수신자',
    mail: '메일',
    case: '케이스',
  },
  unreached: {
    subject: '{{brand}}: 아무에게도 전달되지 않은 보고서가 있습니다',
    title: '아무에게도 전달되지 않은 보고서가 있습니다',
    text: '발행 후 30분이 지났지만 메일 서버가 받지 않았고 병원에서 아무도 포털에서 열지 않았습니다. 병원에 전화하고 메일 서버와 대기열을 확인하세요.',
    case: '케이스',
    revision: '개정판',
  },
}
