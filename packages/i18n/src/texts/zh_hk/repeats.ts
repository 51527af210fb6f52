import type { Translated } from '../../translated.ts'
import type { repeats as english } from '../en_us/repeats.ts'

export const repeats: Translated<typeof english> = {
  title: '重新判讀',
  left: '尚可於 {{left}} 內要求，直至 {{date}}。',
  ask: '要求重新判讀',
  over: '重新判讀須於報告發出後一天內要求，期限為 {{date}}。',
  asked: '這份報告已要求重新判讀。',
  reason: '為何需要重新判讀？',
  send: '送出要求',
  sent: '要求已送出，有決定後會以電郵通知你。',
  about: '{{name}} 於 {{date}} 提出',
  waiting: '等候心臟科醫生決定。',
  accepted: '已於 {{date}} 接納，新版本將會送達。',
  declined: '已於 {{date}} 拒絕。',
  readerTitle: '診所要求重新判讀',
  accept: '接納',
  decline: '拒絕',
  answer: '拒絕原因',
  confirmAccept: '接納並重開個案',
  confirmDecline: '拒絕要求',
  acceptedDone: '個案已再交回你處理，限時 24 小時。',
  declinedDone: '已拒絕要求，並以電郵通知診所。',
  acceptTitle: '接納重新判讀要求？',
  acceptText: '個案會再交回你處理，新版本須於 24 小時內完成；在此之前，現有報告仍可閱讀。',
  notSent: '未能送出。{{reason}}',
}
